import { rememberDestination, takeDestination } from '@landsea/web-kit';
import { aUser, renderRoute } from '@landsea/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes';
import { pricesForFamilies, usd } from '../../testing/prices';

const elsewhere = [
  { path: '/auth/signup', element: <h1>Sign up</h1> },
  { path: '/app/agents/clients', element: <h1>Clients</h1> },
];
const open = (sold: object = pricesForFamilies) =>
  renderRoute([...routes, ...elsewhere], '/agents', {
    handlers: {
      'GET /api/billing/prices': () => sold,
      'POST /api/auth/login': () => aUser({ userType: 'agent', isDemo: true }),
    },
  });

describe('the page for agents', () => {
  it('leads to the trial and to the demo', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Your clients’ trips');
    const trials = screen.getAllByRole('link', { name: 'Start Free Agent Trial' });
    const demos = screen.getAllByRole('link', { name: 'Book a 15-minute Demo' });
    expect([trials.length, demos.length]).toEqual([2, 2]);
    for (const link of trials) expect(link).toHaveAttribute('href', '/auth/signup?type=agent');
    for (const link of demos) expect(link).toHaveAttribute('href', '/contact?about=demo');
  });

  it('says what is free while the pass is announced, and names no price', async () => {
    open();
    expect(await screen.findByText(/coming soon and not on sale yet/)).toBeInTheDocument();
    expect(screen.queryByText(/a month/)).not.toBeInTheDocument();
  });

  it('sells the pass where it is available', async () => {
    open({ ...pricesForFamilies, agentMonthly: usd(2900), agentPlan: 'available' });
    expect(await screen.findByText('$29')).toBeInTheDocument();
    expect(screen.getByText(/a month, after 7 free days/)).toBeInTheDocument();
    expect(screen.queryByText(/coming soon/)).not.toBeInTheDocument();
  });

  it('forgets the trip that was chosen as a visitor', async () => {
    rememberDestination('/create-trip?mode=parks&days=3&nights=4&people=4');
    const { user } = open();
    await user.click(
      (await screen.findAllByRole('link', { name: 'Start Free Agent Trial' }))[0] as HTMLElement,
    );
    expect(await screen.findByRole('heading', { name: 'Sign up' })).toBeVisible();
    expect(takeDestination('/auth/signup')).toBeUndefined();
  });

  it('opens the demo of an agent without an account', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Login as demo agent' }));
    expect(await screen.findByRole('heading', { name: 'Clients' })).toBeVisible();
  });
});
