import { announce, takeDestination } from '@landsea/web-kit';
import { answer, aUser, type Handlers } from '@landsea/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderShell, TRIP_ID } from '../../testing/render-shell';

const VERIFY = 'POST /api/auth/verify-email';
const RESEND = 'POST /api/auth/resend-verification';
const unconfirmed = aUser({ emailVerified: false });
const noAccess = { 'GET /api/user/access': () => answer(404, { code: 'NOT_FOUND', message: 'x' }) };
const spent = { [VERIFY]: () => answer(400, { code: 'TOKEN_INVALID', message: 'x' }) };

const open = (user: typeof unconfirmed | null, handlers: Handlers = {}, path = '/verify-email?token=abc') =>
  renderShell(path, { user, handlers: { ...noAccess, ...handlers } });
const posted = ({ requests }: ReturnType<typeof open>) =>
  requests.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('/verify-email', () => {
  it('confirms once, says so and goes on to the trip', async () => {
    const page = open(unconfirmed, { [VERIFY]: () => undefined, 'GET /api/auth/user': () => aUser() });
    expect(await screen.findByText('Your email is confirmed')).toBeInTheDocument();
    await waitFor(() => {
      expect(page.router.state.location.pathname).toBe(`/trip/${TRIP_ID}/dashboard`);
    });
    expect(posted(page)).toEqual([{ path: '/api/auth/verify-email', body: { token: 'abc' } }]);
    expect(page.store.getState().session.user?.emailVerified).toBe(true);
    expect(screen.queryByText('Please confirm your email')).not.toBeInTheDocument();
  });

  it('takes the token out of the address at once', async () => {
    const page = open(unconfirmed, { [VERIFY]: () => new Promise(() => undefined) });
    expect(await screen.findByText('Confirming your address')).toBeInTheDocument();
    await waitFor(() => {
      expect(page.router.state.location.search).toBe('');
    });
  });

  it('waits until it is known who is signed in', async () => {
    const page = renderShell('/verify-email?token=abc', { session: 'loading' });
    expect(await screen.findByText('Confirming your address')).toBeInTheDocument();
    expect(posted(page)).toEqual([]);
  });

  it('asks a visitor to sign in, confirms nothing before, and continues afterwards', async () => {
    const page = open(null);
    expect(
      await screen.findByRole('heading', { name: 'Sign in to confirm your address' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/Choose “Forgot your password\?”/)).toBeInTheDocument();
    expect(posted(page)).toEqual([]);
    expect(page.router.state.location.search).toBe('');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
    expect(takeDestination('/auth')).toBe('/verify-email');
    page.unmount();
    const back = open(
      unconfirmed,
      { [VERIFY]: () => undefined, 'GET /api/auth/user': () => aUser() },
      '/verify-email',
    );
    expect(await screen.findByText('Your email is confirmed')).toBeInTheDocument();
    expect(posted(back)).toEqual([{ path: '/api/auth/verify-email', body: { token: 'abc' } }]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('abc');
  });

  it('offers to sign out when the link is for another account, and keeps it for that account', async () => {
    const page = open(aUser(), {
      [VERIFY]: () => answer(403, { code: 'FORBIDDEN', message: 'This link is for another account.' }),
      'POST /api/auth/logout': () => undefined,
    });
    expect(await screen.findByText('This link is for another account.')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Sign out and use the other account' }));
    expect(
      await screen.findByRole('heading', { name: 'Sign in to confirm your address' }),
    ).toBeInTheDocument();
    expect(JSON.stringify({ ...sessionStorage })).toContain('abc');
  });

  it('sends who is signed in another link in place of a spent one', async () => {
    const page = open(unconfirmed, { ...spent, [RESEND]: () => undefined });
    expect(await screen.findByText('This confirmation link is invalid or has expired.')).toBeInTheDocument();
    expect(screen.getByText('Your email is not confirmed yet')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('We sent a new link to robin@landsea.example.')).toBeInTheDocument();
    expect(posted(page).at(-1)).toEqual({ path: '/api/auth/resend-verification', body: {} });
  });

  it('offers who is confirmed already no other link', async () => {
    open(aUser(), spent);
    expect(await screen.findByText('Your email is confirmed already')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Keep planning' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: 'Send it again' })).not.toBeInTheDocument();
  });

  it('says that a link without a token is worth nothing', async () => {
    const page = open(null, {}, '/verify-email');
    expect(await screen.findByText('This confirmation link is invalid or has expired.')).toBeInTheDocument();
    expect(posted(page)).toEqual([]);
  });

  it('tries again after a failure that was not the fault of the link', async () => {
    let tries = 0;
    const page = open(unconfirmed, {
      [VERIFY]: () => {
        tries += 1;
        return tries === 1 ? answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Back soon' }) : undefined;
      },
      'GET /api/auth/user': () => aUser(),
    });
    expect(await screen.findByText('Back soon')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Your email is confirmed')).toBeInTheDocument();
  });
});

describe('the notice', () => {
  it('asks who has not confirmed, and sends the link again', async () => {
    const page = open(unconfirmed, { [RESEND]: () => undefined }, '/nowhere');
    expect(await screen.findByText('Please confirm your email')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('We sent a new link to robin@landsea.example.')).toBeInTheDocument();
  });

  it('asks before the page is there, as it would move what is about to be pressed', async () => {
    open(unconfirmed, {}, '/settings');
    await screen.findByRole('banner');
    expect(screen.queryByRole('heading', { name: 'Settings', level: 1 })).not.toBeInTheDocument();
    expect(screen.getByText('Please confirm your email')).toBeInTheDocument();
  });

  it('says why a link was not sent', async () => {
    const limited = answer(429, { code: 'RATE_LIMITED', message: 'Wait a moment', retryAfterSeconds: 60 });
    const page = open(unconfirmed, { [RESEND]: () => limited }, '/nowhere');
    await page.user.click(await screen.findByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('The email was not sent')).toBeInTheDocument();
    expect(screen.getByText('Wait a moment')).toBeInTheDocument();
  });

  it('once closed stays away for this visit, for this person', async () => {
    const page = open(unconfirmed, {}, '/nowhere');
    await page.user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.queryByText('Please confirm your email')).not.toBeInTheDocument();
    await act(() => page.router.navigate('/elsewhere'));
    expect(screen.queryByText('Please confirm your email')).not.toBeInTheDocument();
    page.unmount();
    open(aUser({ emailVerified: false, id: 'a0000000-0000-4000-8000-000000000002' }), {}, '/nowhere');
    expect(await screen.findByText('Please confirm your email')).toBeInTheDocument();
  });

  it.each([
    ['who has confirmed', aUser()],
    ['the demo account', aUser({ emailVerified: false, isDemo: true })],
    ['a visitor', null],
  ])('is not for %s', async (_who, user) => {
    open(user, {}, '/nowhere');
    await screen.findByRole('heading', { level: 1 });
    // its own part of the scripts would be here by now
    await act(() => import('./unconfirmed-notice'));
    expect(screen.queryByText('Please confirm your email')).not.toBeInTheDocument();
  });
});

describe('the dialog for what needs a confirmed address', () => {
  const refuse = () =>
    act(() => {
      announce('email-not-verified', { message: 'Please confirm your email before you invite somebody.' });
    });

  it('says why, sends the confirmation email and asks to try again', async () => {
    const page = open(
      unconfirmed,
      { [RESEND]: () => undefined, 'GET /api/auth/user': () => aUser() },
      '/nowhere',
    );
    await screen.findByRole('heading', { level: 1 });
    refuse();
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your email first' }));
    expect(dialog.getByText('Please confirm your email before you invite somebody.')).toBeInTheDocument();
    await page.user.click(dialog.getByRole('button', { name: 'Send me the confirmation email' }));
    expect(await dialog.findByText(/then come back here and try again/)).toBeInTheDocument();
    await page.user.click(dialog.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(page.store.getState().session.user?.emailVerified).toBe(true));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays open when the email could not be sent', async () => {
    const limited = answer(429, { code: 'RATE_LIMITED', message: 'Wait a moment', retryAfterSeconds: 60 });
    const page = open(unconfirmed, { [RESEND]: () => limited }, '/nowhere');
    await screen.findByRole('heading', { level: 1 });
    refuse();
    await page.user.click(await screen.findByRole('button', { name: 'Send me the confirmation email' }));
    expect(await screen.findByText('Wait a moment')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send me the confirmation email' })).toBeEnabled();
  });
});
