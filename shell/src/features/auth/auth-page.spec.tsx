import { demoAccount } from '@landsea/contracts/account';
import { rememberDestination } from '@landsea/web-kit';
import { answer, aUser } from '@landsea/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aTrip, renderShell, TRIP_ID } from '../../testing/render-shell';

const fill = async (user: ReturnType<typeof renderShell>['user'], values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await user.type(await screen.findByLabelText(label), value);
  }
};
const account = {
  'First name': 'Robin',
  Email: 'robin@landsea.example',
  Password: 'secret-1',
};
const fullAccount = { ...account, 'Last name': 'Tester', 'Confirm password': 'secret-1' };
const credentials = { Email: 'robin@landsea.example', Password: 'wrong-one' };
const press = async (user: ReturnType<typeof renderShell>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name }));
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('a visitor who takes part in an experiment', () => {
  afterEach(() => {
    document.cookie = 'landsea_variant=; max-age=0';
  });
  const starts = (requests: ReturnType<typeof renderShell>['requests']) =>
    requests.filter(({ path }) => path === '/api/v1/experiments/starts').length;

  it('is recorded at the sign-up, and nobody else is', async () => {
    const without = renderShell('/auth/signup');
    await screen.findByLabelText('First name');
    expect(starts(without.requests)).toBe(0);
    without.unmount();
    document.cookie = 'landsea_variant=home.1.magic-meter';
    const { requests } = renderShell('/auth/signup', {
      handlers: { 'POST /api/v1/experiments/starts': () => null },
    });
    await waitFor(() => expect(starts(requests)).toBe(1));
  });
});

describe('signing in', () => {
  it('says what is missing', async () => {
    const { user, requests } = renderShell('/auth');
    await press(user, 'Sign In');
    expect(screen.getByText('Please enter a valid email address')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it.each([
    [answer(401, { code: 'INVALID_CREDENTIALS', message: 'x' }), 'Invalid email or password'],
    [answer(404, { code: 'NOT_FOUND', message: 'x' }), 'Account not found. Please create an account first'],
    [
      answer(429, { code: 'RATE_LIMITED', message: 'Too many tries', retryAfterSeconds: 60 }),
      'Too many tries',
    ],
  ])('explains a failure and keeps what was typed', async (response, message) => {
    const { user } = renderShell('/auth', { handlers: { 'POST /api/auth/login': () => response.clone() } });
    await fill(user, credentials);
    await press(user, 'Sign In');
    expect(await screen.findByText('Sign in failed')).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('robin@landsea.example');
    expect(screen.getByLabelText('Password')).toHaveValue('wrong-one');
  });

  it('tells a lost network from wrong credentials', async () => {
    const { user } = renderShell('/auth', {
      handlers: { 'POST /api/auth/login': () => Promise.reject(new TypeError('fetch failed')) },
    });
    await fill(user, credentials);
    await press(user, 'Sign In');
    expect(
      await screen.findByText(
        'Network connection issue. Please check your internet connection and try again.',
      ),
    ).toBeInTheDocument();
  });

  it('is busy meanwhile, welcomes, and leads to the trip that starts last', async () => {
    const later = {
      ...aTrip,
      id: 'd0000000-0000-4000-8000-0000000000bb',
      startDate: '2028-01-01',
      endDate: '2028-01-05',
    };
    let finish: (value: unknown) => void = () => undefined;
    const { user, router } = renderShell('/auth', {
      handlers: {
        'POST /api/auth/login': () => new Promise((resolve) => (finish = resolve)),
        'GET /api/trips': () => [aTrip, later],
        'GET /api/auth/user': () => aUser(),
        'GET /api/user/access': () => answer(404, { code: 'NOT_FOUND', message: 'x' }),
      },
    });
    await fill(user, credentials);
    await press(user, 'Sign In');
    expect(await screen.findByRole('button', { name: 'Signing In...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    finish(aUser());
    expect(await screen.findByText('Welcome back!')).toBeInTheDocument();
    expect(screen.getByText('You have been logged in successfully.')).toBeInTheDocument();
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(`/trip/${later.id}/dashboard`);
    });
  });

  it.each([
    ['no trips', () => []],
    ['a failed lookup', () => answer(500, { code: 'INTERNAL', message: 'x' })],
  ])('leads to /trip-dashboard with %s', async (_case, trips) => {
    const { user, router } = renderShell('/auth', {
      handlers: {
        'POST /api/auth/login': () => aUser(),
        'GET /api/auth/user': () => aUser(),
        'GET /api/trips': trips,
      },
    });
    await fill(user, credentials);
    await press(user, 'Sign In');
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/trip-dashboard');
    });
  });

  it('fills in the demo account', async () => {
    const { user, requests } = renderShell('/auth', {
      handlers: { 'POST /api/auth/login': () => answer(401, { code: 'INVALID_CREDENTIALS', message: 'x' }) },
    });
    await press(user, 'Login with Demo Account');
    await screen.findByText('Login failed');
    expect(requests.find(({ path }) => path === '/api/auth/login')?.body).toEqual({
      email: demoAccount.email,
      password: demoAccount.password,
    });
    expect(screen.getByLabelText('Email')).toHaveValue(demoAccount.email);
  });
});

describe('creating an account', () => {
  it('says every rule that is not met', async () => {
    const { user } = renderShell('/auth');
    await user.click(await screen.findByRole('tab', { name: 'Create Account' }));
    await fill(user, { 'First name': 'R', 'Last name': 'T', Password: 'short', 'Confirm password': 'other' });
    await press(user, 'Create Account');
    for (const message of [
      'First name must be at least 2 characters',
      'Last name must be at least 2 characters',
      'Please enter a valid email address',
      'Password must be at least 6 characters',
      "Passwords don't match",
    ]) {
      expect(screen.getByText(message)).toBeInTheDocument();
    }
  });

  it('sends no confirmation, says so, and leads to the first trip', async () => {
    const { user, router, requests } = renderShell('/auth/signup', {
      handlers: { 'POST /api/auth/register': () => aUser() },
    });
    await fill(user, account);
    await press(user, 'Create Account');
    expect(await screen.findByRole('button', { name: 'Creating Account...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(await screen.findByText('Account created!')).toBeInTheDocument();
    expect(screen.getByText('Welcome to the planner!')).toBeInTheDocument();
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/create-trip');
    });
    expect(requests.find(({ path }) => path === '/api/auth/register')?.body).toEqual({
      firstName: 'Robin',
      email: 'robin@landsea.example',
      password: 'secret-1',
    });
  });

  it('asks for three things where a trip was chosen, and leads to that trip', async () => {
    const chosen = '/create-trip?mode=combined&days=2&nights=4&people=2&about=6420';
    rememberDestination(chosen);
    const { user, router } = renderShell('/auth/signup', {
      handlers: { 'POST /api/auth/register': () => aUser() },
    });
    expect(await screen.findByText(/2 park days, 4 sea nights, 2 people, about \$6,420/)).toBeVisible();
    await fill(user, account);
    const panel = screen.getByRole('tabpanel', { name: 'Create Account' });
    expect(panel.querySelectorAll('input')).toHaveLength(3);
    await press(user, 'Create Account');
    await waitFor(() => {
      expect(router.state.location.pathname + router.state.location.search).toBe(chosen);
    });
  });

  it('registers an agent at ?type=agent', async () => {
    const { user, router, requests } = renderShell('/auth/signup?type=agent', {
      handlers: { 'POST /api/auth/register': () => aUser({ userType: 'agent' }) },
    });
    await fill(user, fullAccount);
    await press(user, 'Create Account');
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/app/agents/quick-start');
    });
    expect(requests.find(({ path }) => path === '/api/auth/register')?.body).toMatchObject({
      userType: 'agent',
    });
  });

  it.each([
    [
      answer(409, { code: 'EMAIL_TAKEN', message: 'That email already exists' }),
      'An account with this email already exists. Please sign in instead',
    ],
    [
      answer(400, {
        code: 'VALIDATION_FAILED',
        message: 'x',
        fields: [{ path: 'password', message: 'That password is too common' }],
      }),
      'Please check all required fields are filled correctly',
    ],
    [answer(400, { message: 'plain' }), 'Please check all required fields are filled correctly'],
    [answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Back in a moment' }), 'Back in a moment'],
  ])('explains a failure', async (response, message) => {
    const { user } = renderShell('/auth/signup', {
      handlers: { 'POST /api/auth/register': () => response.clone() },
    });
    await fill(user, account);
    await press(user, 'Create Account');
    expect(await screen.findByText('Registration failed')).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('robin@landsea.example');
    const { fields } = (await response.clone().json()) as { fields?: unknown[] };
    expect(screen.queryAllByText('That password is too common')).toHaveLength(fields?.length ?? 0);
  });
});

test('somebody signed in does not stop at the sign-in page', async () => {
  const { router } = renderShell('/auth', {
    user: aUser(),
    handlers: { 'GET /api/user/access': () => answer(404, { code: 'NOT_FOUND', message: 'x' }) },
  });
  await waitFor(() => {
    expect(router.state.location.pathname).toBe(`/trip/${TRIP_ID}/dashboard`);
  });
});
