import { answer, aUser } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { rememberPlace } from '../../billing-data/after-payment';
import { renderShell, TRIP_ID } from '../../testing/render-shell';

const address = `/payment-success?session_id=cs_1&trip_id=${TRIP_ID}`;
const access = { canView: true, canEdit: true, accessType: 'trip', isActive: true, message: '' };

beforeEach(() => sessionStorage.clear());

test('processing, then access granted, then the trip after 2 seconds', async () => {
  let finish: (value: unknown) => void = () => undefined;
  const { router, requests } = renderShell(address, {
    user: aUser(),
    handlers: {
      'POST /api/verify-payment': () => new Promise((resolve) => (finish = resolve)),
      'GET /api/user/access': () => access,
    },
  });
  expect(await screen.findByRole('heading', { name: 'Processing your payment' })).toBeInTheDocument();
  await waitFor(() => {
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      sessionId: 'cs_1',
      tripId: TRIP_ID,
    });
  });
  finish({ success: true, message: 'ok', state: 'unlocked' });
  expect(await screen.findByRole('heading', { name: 'Access Granted' })).toBeInTheDocument();
  expect(await screen.findByText('Payment Successful!')).toBeInTheDocument();
  expect(screen.getByText('You’re all set! Let’s plan your days.')).toBeInTheDocument();
  expect(await screen.findByText(/^It’s yours until \w{3}, \w{3} \d+, 20\d\d\.$/)).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/payment-success');
  await waitFor(() => {
    expect(router.state.location.pathname).toBe(`/trip/${TRIP_ID}/dashboard`);
  });
});

test('names the three first steps, and waits for a person who reaches for one', async () => {
  const { router, user } = renderShell(address, {
    user: aUser(),
    handlers: { 'POST /api/verify-payment': () => ({ success: true, message: 'ok', state: 'unlocked' }) },
  });
  const steps = within(await screen.findByRole('region', { name: 'Your first three steps' }));
  expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/trip/${TRIP_ID}/family-hq`,
    `/trip/${TRIP_ID}/wishes`,
    `/trip/${TRIP_ID}/daily-planner-v2`,
  ]);
  await user.tab();
  while (!steps.getByRole('link', { name: /^Hearts/ }).matches(':focus')) await user.tab();
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(router.state.location.pathname).toBe('/payment-success');
});

test.each(['', '?session_id=cs_1', `?trip_id=${TRIP_ID}`])(
  'with %j it goes to the dashboard at once',
  async (query) => {
    const { router, requests } = renderShell(`/payment-success${query}`, { user: aUser() });
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/dashboard');
    });
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  },
);

test.each([
  [answer(200, { success: false, message: '', state: 'unpaid' }), 'Payment verification failed'],
  [
    answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Payments are out of reach.' }),
    'Payments are out of reach.',
  ],
])('a failure stays here, is explained, and can be tried again', async (response, message) => {
  let calls = 0;
  const { user, router } = renderShell(address, {
    user: aUser(),
    handlers: { 'POST /api/verify-payment': () => (calls++, response.clone()) },
  });
  expect(
    await screen.findByRole('heading', { name: 'Your payment is not confirmed yet' }),
  ).toBeInTheDocument();
  expect(screen.getByText(`${message} Please refresh the page or contact support.`)).toBeInTheDocument();
  expect(screen.getAllByText('Verification Error').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => {
    expect(calls).toBe(2);
  });
  expect(router.state.location.pathname).toBe('/payment-success');
});

test.each([
  ['held', 'Your payment arrived', 'Go to Billing'],
  ['refunded', 'This payment does not stay', 'Go to Billing'],
  ['processing', 'Almost there', 'Try Again'],
] as const)('money that is safe and %s is no error', async (state, heading, action) => {
  renderShell(address, {
    user: aUser(),
    handlers: { 'POST /api/verify-payment': () => ({ success: false, message: 'Where it is.', state }) },
  });
  expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
  expect(screen.getByText('Where it is.')).toBeInTheDocument();
  const name = { name: action };
  expect(screen.queryByRole('link', name) ?? screen.getByRole('button', name)).toBeInTheDocument();
  expect(screen.queryByText('Verification Error')).not.toBeInTheDocument();
});

test('a payment that interrupted something leads back to it', async () => {
  const place = `/trip/${TRIP_ID}/budget-setup`;
  const handlers = {
    'POST /api/verify-payment': () => ({ success: true, message: 'ok', state: 'unlocked' }),
    'GET /api/user/access': () => access,
  };
  rememberPlace(TRIP_ID, place);
  const { router } = renderShell(address, { user: aUser(), handlers });
  expect(await screen.findByRole('link', { name: 'Back to where you were' })).toHaveAttribute('href', place);
  await waitFor(() => expect(router.state.location.pathname).toBe(place));
});

test('a payment for another trip leads to its own dashboard', async () => {
  rememberPlace('another', '/trip/another/budget-setup');
  renderShell(address, {
    user: aUser(),
    handlers: {
      'POST /api/verify-payment': () => ({ success: true, message: 'ok', state: 'unlocked' }),
      'GET /api/user/access': () => access,
    },
  });
  const link = await screen.findByRole('link', { name: 'Open your trip' });
  expect(link).toHaveAttribute('href', `/trip/${TRIP_ID}/dashboard`);
});
