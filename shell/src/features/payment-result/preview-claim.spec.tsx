import { answer, aUser } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderShell, TRIP_ID } from '../../testing/render-shell';

const address = `/payment-success?session_id=cs_1&trip_id=${TRIP_ID}&preview=1`;
const access = { canView: true, canEdit: true, accessType: 'trip', isActive: true, message: '' };
const unlocked = { success: true, message: 'ok', state: 'unlocked', tripId: TRIP_ID };

beforeEach(() => {
  sessionStorage.clear();
});

test('a visitor is asked who they are, signs in, and the trip is theirs', async () => {
  const { router, user, requests } = renderShell(address, {
    handlers: {
      'POST /api/auth/login': () => aUser(),
      'GET /api/auth/user': () => aUser(),
      'POST /api/billing/claim-preview': () => unlocked,
      'GET /api/user/access': () => access,
    },
  });
  expect(await screen.findByRole('heading', { name: 'One step left' })).toBeInTheDocument();
  const page = within(screen.getByRole('main'));
  expect(page.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/auth/signup');
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(page.getByRole('link', { name: 'Sign In' }));
  await user.type(await screen.findByLabelText('Email'), 'robin@landsea.example');
  await user.type(screen.getByLabelText('Password'), 'secret-1');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('heading', { name: 'Access Granted' })).toBeInTheDocument();
  expect(requests.find(({ path }) => path === '/api/billing/claim-preview')?.body).toEqual({
    sessionId: 'cs_1',
  });
  expect(requests.some(({ path }) => path === '/api/verify-payment')).toBe(false);
  await waitFor(() => {
    expect(router.state.location.pathname).toBe(`/trip/${TRIP_ID}/dashboard`);
  });
});

test('the mailed token is sent along', async () => {
  const { requests } = renderShell(`${address}&claim=a-token-that-was-mailed`, {
    user: aUser(),
    handlers: { 'POST /api/billing/claim-preview': () => unlocked, 'GET /api/user/access': () => access },
  });
  await screen.findByRole('heading', { name: 'Access Granted' });
  expect(requests.find(({ path }) => path === '/api/billing/claim-preview')?.body).toEqual({
    sessionId: 'cs_1',
    token: 'a-token-that-was-mailed',
  });
});

test.each([
  [answer(404, { code: 'NOT_FOUND', message: 'x' }), /We could not find this payment for you/],
  [
    answer(200, { ...unlocked, success: false, state: 'processing', message: 'It opens in a moment.' }),
    /It opens in a moment\./,
  ],
  [answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Out of reach.' }), /Out of reach\./],
])('a claim that does not go through is explained and can be tried again', async (response, message) => {
  let calls = 0;
  const { user } = renderShell(address, {
    user: aUser(),
    handlers: { 'POST /api/billing/claim-preview': () => (calls++, response.clone()) },
  });
  expect(await screen.findByText(message)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => {
    expect(calls).toBe(2);
  });
});

test('nobody is asked who they are while it is unknown who is there', async () => {
  renderShell(address, { session: 'loading' });
  expect(await screen.findByRole('heading', { name: 'Processing your payment' })).toBeInTheDocument();
});

test('who goes to pay while billing is away is told so, signed in or not', async () => {
  const { requests } = renderShell('/payment-success?preview=1&checkout=unavailable');
  expect(await screen.findByRole('heading', { name: 'We can’t reach the payment page' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was charged.');
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
});
