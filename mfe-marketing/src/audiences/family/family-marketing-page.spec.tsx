import { renderRoute } from '@landsea/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes';

const usd = (amountCents: number) => ({ amountCents, currency: 'usd' });
const prices = {
  tripUnlock: usd(3900),
  proMonthly: usd(999),
  agentMonthly: null,
  trialDays: 7,
  agentPlan: 'coming-soon',
};
const open = (sold: object = prices) =>
  renderRoute(routes, '/family', { handlers: { 'GET /api/billing/prices': () => sold } });

describe('the page for families', () => {
  it('leads to the trial and to the sign-in', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('The trip everyone');
    for (const link of screen.getAllByRole('link', { name: 'Start Free Trial' }))
      expect(link).toHaveAttribute('href', '/auth/signup');
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  });

  it('fills in figures of the product', async () => {
    open();
    expect(await screen.findByText(/One budget in 11 categories/)).toBeInTheDocument();
  });

  it('names what is on sale, and nothing else', async () => {
    const { unmount } = open();
    expect(await screen.findByText(/One trip: \$39, once/)).toBeInTheDocument();
    expect(screen.getByText(/\$9\.99 a month\. The first 7 days are free/)).toBeInTheDocument();
    unmount();
    open({ ...prices, proMonthly: null });
    expect(await screen.findByText(/One trip: \$39/)).toBeInTheDocument();
    expect(screen.queryByText(/a month/)).not.toBeInTheDocument();
  });
});
