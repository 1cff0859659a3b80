import { answer, renderRoute } from '@landsea/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes';

const usd = (amountCents: number) => ({ amountCents, currency: 'usd' });
const prices = {
  tripUnlock: usd(3900),
  proMonthly: usd(999),
  agentMonthly: usd(2900),
  trialDays: 7,
  agentPlan: 'available',
};

describe('the pricing page', () => {
  it('shows what billing says is on sale', async () => {
    renderRoute(routes, '/pricing', { handlers: { 'GET /api/billing/prices': () => prices } });
    expect(await screen.findByText('$39')).toBeInTheDocument();
    expect(screen.getByText('$9.99 a month')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start Free Agent Trial' })).toHaveAttribute(
      'href',
      '/auth/signup?type=agent',
    );
  });

  it('says so when the prices cannot be had, and asks again', async () => {
    let failing = true;
    const { user } = renderRoute(routes, '/pricing', {
      handlers: {
        'GET /api/billing/prices': () =>
          failing ? answer(404, { code: 'NOT_FOUND', message: 'No prices', requestId: 'r' }) : prices,
      },
    });
    expect(await screen.findByText('The prices did not load')).toBeInTheDocument();
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('$39')).toBeInTheDocument();
  });
});
