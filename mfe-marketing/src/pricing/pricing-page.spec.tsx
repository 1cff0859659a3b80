import { answer, aUser, renderRoute } from '@landsea/web-kit/testing';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { pricesApi } from '../frame/prices/prices-api';
import { routes } from '../routes';
import { prices, usd } from '../testing/prices';
import { PricingPage } from './pricing-page';

const own = { subscriptions: [], trips: [], held: [], trialAvailable: true, hasPortal: false };
const asMember = (path: string, overview: object, checkout: () => unknown) => {
  const left: string[] = [];
  const element = <PricingPage leaveTo={(url) => left.push(url)} />;
  const page = renderRoute([{ path: '*', element }], path, {
    user: aUser(),
    handlers: {
      'GET /api/billing/prices': () => prices,
      'GET /api/billing/overview': () => overview,
      'POST /api/billing/subscription-checkout': checkout,
    },
  });
  return { ...page, left };
};

describe('the pricing page', () => {
  it('remembers the plan that a visitor chose before signing in', async () => {
    const element = <PricingPage />;
    const paths = [
      { path: '/pricing', element },
      { path: '/auth/signup', element: <h1>Sign up</h1> },
    ];
    const { user } = renderRoute(paths, '/pricing', {
      handlers: { 'GET /api/billing/prices': () => prices },
    });
    await user.click(await screen.findByRole('link', { name: 'Start Free Trial' }));
    expect(sessionStorage.getItem('intendedDestination')).toBe('/pricing?plan=pro');
  });

  it('opens on the chosen plan, and really starts its checkout', async () => {
    const url = 'https://checkout.example/c/pay/1';
    const { user, left, requests } = asMember('/pricing?plan=pro', own, () => ({ url }));
    const button = await screen.findByRole('button', { name: 'Start Free Trial' });
    expect(button).toHaveFocus();
    expect(button.closest('li')).toHaveAttribute('aria-current', 'true');
    await user.click(button);
    expect(left).toEqual([url]);
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ plan: 'pro' });
  });

  it('promises no second trial', async () => {
    asMember('/pricing', { ...own, trialAvailable: false }, () => ({}));
    expect(await screen.findByRole('button', { name: 'Subscribe to Pro' })).toBeInTheDocument();
    expect(screen.queryByText(/free trial/)).not.toBeInTheDocument();
  });

  it('shows what billing says is on sale', async () => {
    renderRoute(routes, '/pricing', { handlers: { 'GET /api/billing/prices': () => prices } });
    expect(await screen.findByText('$39')).toBeInTheDocument();
    expect(screen.getByText('$9.99 a month')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start Free Agent Trial' })).toHaveAttribute(
      'href',
      '/auth/signup?type=agent',
    );
  });

  it('keeps the prices that it came with until billing has named its own', async () => {
    let asked = usd(3900);
    const { store, requests } = renderRoute(routes, '/', {
      handlers: { 'GET /api/billing/prices': () => ({ ...prices, tripUnlock: asked }) },
    });
    await store.dispatch(pricesApi.endpoints.getPrices.initiate());
    asked = usd(4900);
    const before = requests.length;
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={['/pricing']}>
          <PricingPage />
        </MemoryRouter>
      </Provider>,
    );
    expect(screen.getByText('$39')).toBeInTheDocument();
    expect(screen.queryByLabelText('Loading prices')).not.toBeInTheDocument();
    expect(await screen.findByText('$49')).toBeInTheDocument();
    expect(requests.slice(before).filter(({ path }) => path === '/api/billing/prices')).toHaveLength(1);
  });

  it.each([
    ['a trip', { proMonthly: null, agentMonthly: null }, 'Pay once, by the trip', /Pro|plan|trial|month/i],
    ['a plan', { tripUnlock: null }, 'All of your trips, by the month', /unlock/i],
  ])('speaks of nothing but %s when that alone is on sale', async (_, off, title, never) => {
    renderRoute(routes, '/pricing', {
      handlers: { 'GET /api/billing/prices': () => ({ ...prices, ...off }) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    const asked = screen.getByRole('region', { name: 'FAQ' });
    expect(asked.textContent.replace(/Landsea plans|planning/g, '')).not.toMatch(never);
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
