import { answer, aUser } from '@landsea/web-kit/testing';
import type { Handlers } from '@landsea/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
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
    const page = open(null, { [VERIFY]: () => new Promise(() => undefined) });
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

  it('leads a browser that is not signed in to the sign in', async () => {
    const { router } = open(null, {
      [VERIFY]: () => undefined,
      'GET /api/auth/user': () => answer(401, { code: 'UNAUTHENTICATED', message: 'x' }),
    });
    expect(await screen.findByText('Your email is confirmed')).toBeInTheDocument();
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/auth');
    });
  });

  it('sends who is signed in another link in place of a spent one', async () => {
    const page = open(unconfirmed, { ...spent, [RESEND]: () => undefined });
    expect(await screen.findByText('This confirmation link is invalid or has expired.')).toBeInTheDocument();
    expect(screen.getByText('Your email is not confirmed yet')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('We sent a new link to robin@landsea.example.')).toBeInTheDocument();
    expect(posted(page).at(-1)).toEqual({ path: '/api/auth/resend-verification', body: {} });
  });

  it.each([
    ['a visitor', null, 'Your email is not confirmed yet', 'Sign in', '/auth'],
    ['who is confirmed already', aUser(), 'Your email is confirmed already', 'Go on planning', '/'],
  ])('offers %s no other link', async (_who, user, title, label, href) => {
    open(user, spent);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
    expect(screen.queryByRole('button', { name: 'Send it again' })).not.toBeInTheDocument();
  });

  it('says that a link without a token is worth nothing', async () => {
    const page = open(null, {}, '/verify-email');
    expect(await screen.findByText('This confirmation link is invalid or has expired.')).toBeInTheDocument();
    expect(posted(page)).toEqual([]);
  });

  it('tries again after a failure that was not the fault of the link', async () => {
    let tries = 0;
    const page = open(null, {
      [VERIFY]: () => {
        tries += 1;
        return tries === 1 ? answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Back soon' }) : undefined;
      },
      'GET /api/auth/user': () => answer(401, { code: 'UNAUTHENTICATED', message: 'x' }),
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
