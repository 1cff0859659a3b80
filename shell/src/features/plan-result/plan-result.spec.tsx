import { timings } from '@landsea/web-kit';
import { answer, aUser } from '@landsea/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { prices } from '../../testing/billing-fixtures';
import { renderShell } from '../../testing/render-shell';

const show = (path: string, handlers = {}) =>
  renderShell(path, { user: aUser(), handlers: { 'GET /api/billing/prices': () => prices, ...handlers } });

describe('/account/success', () => {
  const proList = [
    'Unlimited saved trips and history',
    'All resort tiers including Deluxe Villas',
    'Complete Lightning Lane strategies',
    'Advanced budget analytics',
    'Planning templates',
    'Family co-planning',
    'Real-time pricing updates',
    'Priority support',
  ];

  test('processes for 1.5 seconds, then welcomes to Pro', async () => {
    expect(timings.subscriptionSuccess).toBe(1500);
    // warms the page's module, so that only its own wait is measured below
    await import('./account-success-page');
    jest.useFakeTimers();
    try {
      show('/account/success');
      await act(() => jest.advanceTimersByTimeAsync(400));
      expect(screen.getByRole('heading', { name: 'Setting up your plan' })).toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(screen.getByRole('heading', { name: 'Setting up your plan' })).toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(700));
      expect(screen.getByRole('heading', { name: 'Welcome to Pro' })).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(proList),
    );
    const listed = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(listed).toEqual(expect.arrayContaining(proList));
    expect(
      screen.getByText(/^Pro begins with a 7-day free trial, then it is \$9\.99 a month\./),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
  });
});

describe('/billing/success', () => {
  const verified = { success: true, message: '', plan: 'agent', trialEndsAt: '2030-11-28T17:00:00Z' };

  test('verifies, then welcomes to the plan with the end of its trial', async () => {
    let finish: (value: unknown) => void = () => undefined;
    const { requests } = show('/billing/success?session_id=cs_1', {
      'POST /api/billing/verify-subscription': () => new Promise((resolve) => (finish = resolve)),
    });
    expect(await screen.findByRole('heading', { name: 'Setting up your plan' })).toBeInTheDocument();
    await waitFor(() => {
      expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ sessionId: 'cs_1' });
    });
    finish(verified);
    expect(await screen.findByRole('heading', { name: 'Welcome to Agent' })).toBeInTheDocument();
    expect(
      screen.getByText(/^Your free trial lasts until Thu, Nov 28, 2030\. After that it is \$29 a month/),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your clients' })).toHaveAttribute(
      'href',
      '/app/agents/clients',
    );
  });

  test.each([
    [
      answer(200, { ...verified, success: false, message: 'The bank has not answered yet.' }),
      'The bank has not answered yet.',
    ],
    [answer(200, { ...verified, success: false, message: '' }), 'Payment verification failed'],
    [
      answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Payments are out of reach.' }),
      'Payments are out of reach.',
    ],
  ])('what is not confirmed is explained and can be asked again', async (response, message) => {
    let calls = 0;
    const { user } = show('/billing/success?session_id=cs_1', {
      'POST /api/billing/verify-subscription': () => (calls++, response.clone()),
    });
    expect(
      await screen.findByText(`${message} Please refresh the page or contact support.`),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => {
      expect(calls).toBe(2);
    });
  });

  test('without a session it leads to the billing page', async () => {
    const { router } = show('/billing/success', {
      'GET /api/billing/documents': () => ({ documents: [], missing: [] }),
    });
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/billing');
    });
  });
});
