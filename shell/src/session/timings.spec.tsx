import { announce, notify } from '@landsea/web-kit';
import type { RemoteModule } from '@landsea/web-kit/pages';
import { answer, aUser, type Handlers } from '@landsea/web-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderShell, TRIP_ID } from '../testing/render-shell';

const MINUTE = 60_000;
const marketing: RemoteModule = {
  nav: [],
  routes: [
    { path: '/', handle: { access: 'public', title: 'x', description: 'x' }, element: <h1>Landing</h1> },
  ],
};
const pages = { marketing: () => Promise.resolve(marketing) };
const access = { canView: true, canEdit: true, accessType: 'trip', isActive: true, message: '' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Lets finish what takes no time: promises, lazy pages, answers. */
const settle = () => pass(0);

const open = async (path: string, user: ReturnType<typeof aUser> | null, handlers: Handlers = {}) => {
  const shell = renderShell(path, {
    remotes: pages,
    user,
    handlers: { 'GET /api/user/access': () => access, 'GET /api/auth/user': () => aUser(), ...handlers },
  });
  await settle();
  return { ...shell, place: () => shell.router.state.location.pathname };
};
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};

test('100 ms after a login the person goes on', async () => {
  const { place } = await open('/auth', null, { 'POST /api/auth/login': () => aUser() });
  type('Email', 'robin@landsea.example');
  type('Password', 'secret-1');
  await press('Sign In');
  expect(screen.getByText('Welcome back!')).toBeInTheDocument();
  await pass(99);
  expect(place()).toBe('/auth');
  await pass(1);
  expect(place()).toBe(`/trip/${TRIP_ID}/dashboard`);
});

test('a welcome by Google has the same pace', async () => {
  const { place } = await open('/auth?google=welcome', aUser());
  await pass(99);
  expect(place()).toBe('/auth');
  await pass(1);
  expect(place()).toBe(`/trip/${TRIP_ID}/dashboard`);
});

test.each(['by email', 'by Google'])(
  'a registration %s settles for 500 ms, is said, and leads on after another 200 ms',
  async (how) => {
    const { place } =
      how === 'by Google'
        ? await open('/auth?google=created', aUser())
        : await open('/auth/signup', null, { 'POST /api/auth/register': () => aUser() });
    if (how === 'by email') {
      type('First name', 'Robin');
      type('Email', 'robin@landsea.example');
      type('Password', 'calm-seas-7');
      await press('Create Account');
    }
    await pass(499);
    expect(screen.queryByText('Account created!')).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByText('Account created!')).toBeInTheDocument();
    await pass(199);
    expect(place()).not.toBe('/create-trip');
    await pass(1);
    expect(place()).toBe('/create-trip');
  },
);

test.each(['family', 'agent'] as const)(
  'an expired session of a %s is said for 6 seconds, and after 2 the person is home',
  async (userType) => {
    const { place, store } = await open('/settings', aUser({ userType }));
    act(() => {
      announce('session-expired', { message: 'Your session has expired.' });
    });
    await pass(1999);
    expect(place()).toBe('/settings');
    await pass(1);
    await settle();
    expect(place()).toBe('/');
    expect(store.getState().session.status).toBe('anonymous');
    await pass(3999);
    expect(screen.getByText('Session Expired')).toBeInTheDocument();
    await pass(1);
    expect(screen.queryByText('Session Expired')).not.toBeInTheDocument();
  },
);

test('a payment is said for 5 seconds and leads to the trip after 2', async () => {
  const { place } = await open(`/payment-success?session_id=cs_1&trip_id=${TRIP_ID}`, aUser(), {
    'POST /api/verify-payment': () => ({ success: true, message: 'ok', state: 'unlocked' }),
  });
  expect(screen.getByText('Payment Successful!')).toBeInTheDocument();
  await pass(1999);
  expect(place()).toBe('/payment-success');
  await pass(1);
  expect(place()).toBe(`/trip/${TRIP_ID}/dashboard`);
  await pass(2999);
  expect(screen.getByText('Payment Successful!')).toBeInTheDocument();
  await pass(1);
  expect(screen.queryByText('Payment Successful!')).not.toBeInTheDocument();
});

test('an error stays for 1,000,000 ms, a hint for 5 seconds', async () => {
  await open('/settings', aUser());
  act(() => {
    notify({ title: 'It broke', tone: 'error' });
  });
  await pass(999_999);
  expect(screen.getByText('It broke')).toBeInTheDocument();
  await pass(1);
  expect(screen.queryByText('It broke')).not.toBeInTheDocument();
  act(() => {
    notify({ title: 'Did you know?', tone: 'info' });
  });
  await pass(4999);
  expect(screen.getByText('Did you know?')).toBeInTheDocument();
  await pass(1);
  expect(screen.queryByText('Did you know?')).not.toBeInTheDocument();
});

test('who is signed in is known for 5 minutes; a page opened later asks again', async () => {
  const { router, requests } = await open('/settings', aUser());
  const asked = () => requests.filter(({ path }) => path === '/api/auth/user').length;
  await pass(5 * MINUTE);
  await act(() => router.navigate('/billing'));
  await settle();
  expect(asked()).toBe(0);
  await pass(1);
  await act(() => router.navigate('/settings'));
  await settle();
  expect(asked()).toBe(1);
  await act(() => router.navigate('/billing'));
  await settle();
  expect(asked()).toBe(1);
});

test('a session that ended meanwhile is found out by opening a page', async () => {
  const gone = () => answer(401, { code: 'UNAUTHENTICATED', message: 'x' });
  const { router, place, store } = await open('/settings', aUser(), { 'GET /api/auth/user': gone });
  await pass(5 * MINUTE + 1);
  await act(() => router.navigate('/billing'));
  await pass(600);
  expect(store.getState().session.status).toBe('anonymous');
  expect(place()).toBe('/auth');
});
