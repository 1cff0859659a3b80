import type { InvitationPreview } from '@landsea/contracts/sharing';
import { sessionMemory, takeDestination } from '@landsea/web-kit';
import { answer, aUser, renderRoute } from '@landsea/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { routes } from '../routes';

const elsewhere: RouteObject[] = ['/client-portal', '/auth'].map((path) => ({
  path,
  element: <h1>{`At ${path}`}</h1>,
}));
const preview = (change: Partial<InvitationPreview> = {}): InvitationPreview => ({
  state: 'open',
  agentName: 'Dana Whitfield',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'a•••@numbers.example',
  expiresAt: '2026-11-28T10:00:00.000Z',
  viewer: 'visitor',
  provesEmail: true,
  ...change,
});
const noTrips = { 'GET /api/trips': () => [] };
const ada = aUser({ email: 'ada@numbers.example', firstName: 'Ada' });
const previewPath = 'POST /api/v1/invitations/preview';
const shown = (change?: Partial<InvitationPreview>) => ({ [previewPath]: () => preview(change) });
const unknown = {
  [previewPath]: () => answer(404, { code: 'NOT_FOUND', message: 'We could not find that.' }),
};

const open = (path: string, options: Parameters<typeof renderRoute>[2] = {}) => {
  window.history.replaceState(null, '', path);
  return renderRoute([...elsewhere, ...routes], path, options);
};
const askedWith = ({ requests }: ReturnType<typeof open>, path: string) =>
  requests.filter((request) => request.path === path).map(({ body }) => body);

beforeEach(() => sessionStorage.clear());

describe('what opens an invitation', () => {
  it.each([
    ['/invite/accept/a-token', { token: 'a-token' }],
    ['/accept-invite/a-token', { token: 'a-token' }],
    ['/invite/redeem?code=abcde-23456', { code: 'abcde-23456' }],
  ])('is taken from %s, and leaves the address', async (path, key) => {
    const page = open(path, { handlers: shown() });
    expect(await screen.findByRole('heading', { name: 'Dana Whitfield invites you aboard' })).toBeVisible();
    expect(askedWith(page, '/api/v1/invitations/preview')).toEqual([key]);
    expect(window.location.pathname + window.location.search).toBe('/invite/redeem');
    expect(document.head.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  });

  it('is still there after a reload, until the invitation is over', async () => {
    const first = open('/invite/accept/a-token', { handlers: shown() });
    await screen.findByText('Dana Whitfield invites you aboard');
    first.unmount();
    const second = open('/invite/redeem', { handlers: shown({ state: 'used' }) });
    await screen.findByText('This invitation has already been used');
    expect(askedWith(second, '/api/v1/invitations/preview')).toEqual([{ token: 'a-token' }]);
    second.unmount();
    open('/invite/redeem');
    expect(await screen.findByRole('heading', { name: 'Enter your invitation code' })).toBeVisible();
  });

  it('can be typed', async () => {
    const page = open('/invite/redeem', { handlers: shown() });
    await page.user.click(await screen.findByRole('button', { name: 'Redeem' }));
    expect(screen.getByText('Enter the code from your invitation')).toBeVisible();
    expect(screen.getByLabelText('Invitation code')).toHaveFocus();
    expect(page.requests).toEqual([]);
    await page.user.type(screen.getByLabelText('Invitation code'), ' abcde 23456 {Enter}');
    expect(await screen.findByText('Dana Whitfield invites you aboard')).toBeVisible();
    expect(askedWith(page, '/api/v1/invitations/preview')).toEqual([{ code: 'abcde 23456' }]);
  });
});

describe('a visitor', () => {
  const path = '/invite/accept/a-token';
  const fill = async ({ user }: ReturnType<typeof open>, password = 'engine-no-1') => {
    await user.type(await screen.findByLabelText('Password'), password);
    await user.type(screen.getByLabelText('Confirm password'), password);
    await user.click(screen.getByRole('button', { name: 'Create account and accept' }));
  };

  it('opens an account with the invited email, and arrives in the portal', async () => {
    const client = aUser({ ...ada, userType: 'client', isClient: true });
    const page = open(path, {
      handlers: {
        ...shown(),
        'POST /api/v1/invitations/register': () => answer(201, client),
        'GET /api/auth/user': () => client,
      },
    });
    expect(await screen.findByLabelText('Email')).toHaveValue('a•••@numbers.example');
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    await fill(page);
    expect(await screen.findByRole('heading', { name: 'At /client-portal' })).toBeVisible();
    expect(askedWith(page, '/api/v1/invitations/register')).toEqual([
      { key: { token: 'a-token' }, firstName: 'Ada', lastName: 'Byron', password: 'engine-no-1' },
    ]);
    expect(page.store.getState().session.user).toMatchObject({ isClient: true });
    expect(sessionMemory.read('invitation')).toBeUndefined();
    expect(takeDestination('/client-portal')).toBeUndefined();
  });

  it('reads what is missing beside its field, and calls nobody', async () => {
    const page = open(path, { handlers: shown() });
    await page.user.type(await screen.findByLabelText('Confirm password'), 'x');
    await page.user.click(screen.getByRole('button', { name: 'Create account and accept' }));
    expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
    expect(screen.getByText("Passwords don't match")).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(askedWith(page, '/api/v1/invitations/register')).toEqual([]);
  });

  it('keeps what was typed when the service objects', async () => {
    const message = 'That password is too common and easy to guess. Please choose another one';
    const page = open(path, {
      handlers: {
        ...shown(),
        'POST /api/v1/invitations/register': () =>
          answer(400, {
            code: 'VALIDATION_FAILED',
            message: 'Please check the marked fields.',
            fields: [{ path: 'password', message }],
          }),
      },
    });
    await fill(page, 'password123');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('password123');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('is told to sign in when the email has an account', async () => {
    const message = 'An account with this email already exists. Please sign in instead';
    const page = open(path, {
      handlers: {
        ...shown(),
        'POST /api/v1/invitations/register': () => answer(409, { code: 'EMAIL_TAKEN', message }),
      },
    });
    await fill(page);
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('may sign in and comes back, without the token in any address', async () => {
    const page = open(path, { handlers: shown() });
    await page.user.click(await screen.findByRole('link', { name: 'Sign in and come back' }));
    expect(await screen.findByRole('heading', { name: 'At /auth' })).toBeVisible();
    expect(takeDestination('/auth')).toBe('/invite/redeem');
  });
});

describe('somebody signed in', () => {
  it('accepts with one button when it was sent to their email', async () => {
    const page = open('/invite/accept/a-token', {
      user: ada,
      handlers: {
        ...shown({ viewer: 'invited' }),
        ...noTrips,
        'POST /api/v1/invitations/accept': () => ({ ...ada, isClient: true }),
        'GET /api/auth/user': () => ({ ...ada, isClient: true }),
      },
    });
    expect(await screen.findByText('ada@numbers.example')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Accept invitation' }));
    expect(await screen.findByRole('heading', { name: 'At /client-portal' })).toBeVisible();
    expect(askedWith(page, '/api/v1/invitations/accept')).toEqual([
      { key: { token: 'a-token' }, consent: { trips: [] } },
    ]);
  });

  it('stays on the page, with the reason, when accepting fails', async () => {
    const page = open('/invite/accept/a-token', {
      user: ada,
      handlers: {
        ...shown({ viewer: 'invited' }),
        ...noTrips,
        'POST /api/v1/invitations/accept': () =>
          answer(409, { code: 'INVITATION_USED', message: 'This invitation has already been used.' }),
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Accept invitation' }));
    expect(await screen.findByText('This invitation has already been used.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Accept invitation' })).toBeEnabled();
  });

  it('reads both addresses when it is for another, and signs out to go on', async () => {
    let signedOut = false;
    const page = open('/invite/accept/a-token', {
      user: aUser({ email: 'robin@families.example' }),
      handlers: {
        [previewPath]: () => preview({ viewer: signedOut ? 'visitor' : 'other' }),
        'POST /api/auth/logout': () => {
          signedOut = true;
          return undefined;
        },
      },
    });
    expect(await screen.findByText(/sent to a•••@numbers.example.*as robin@families.example/)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Sign out and continue' }));
    expect(await screen.findByRole('button', { name: 'Create account and accept' })).toBeVisible();
    await waitFor(() => expect(page.store.getState().session.status).toBe('anonymous'));
  });

  it('is told that it is their own when they sent it', async () => {
    open('/invite/accept/a-token', {
      user: aUser({ userType: 'agent' }),
      handlers: shown({ viewer: 'sender' }),
    });
    expect(await screen.findByRole('heading', { name: 'You sent this invitation' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /accept/i })).not.toBeInTheDocument();
  });
});

describe('an invitation that is over', () => {
  it('has expired: who to ask', async () => {
    open('/invite/accept/a-token', { handlers: shown({ state: 'expired' }) });
    expect(await screen.findByRole('heading', { name: 'This invitation has expired' })).toBeVisible();
    expect(screen.getByText(/worked until Sat, Nov 28\. Ask Dana Whitfield/)).toBeVisible();
  });

  it('was used, by whoever asks: the way to their trip', async () => {
    open('/invite/accept/a-token', { user: ada, handlers: shown({ state: 'used', viewer: 'invited' }) });
    expect(await screen.findByRole('link', { name: 'Open your trip' })).toHaveAttribute(
      'href',
      '/client-portal',
    );
  });

  it('was used, for a visitor: the way to sign in', async () => {
    open('/invite/accept/a-token', { handlers: shown({ state: 'used' }) });
    expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
  });

  it('is unknown, and another code can be tried', async () => {
    const page = open('/invite/accept/a-token', { handlers: unknown });
    expect(await screen.findByRole('heading', { name: 'We don’t recognize this invitation' })).toBeVisible();
    await page.user.type(screen.getByLabelText('Invitation code'), 'ABCDE-23456{Enter}');
    await waitFor(() =>
      expect(askedWith(page, '/api/v1/invitations/preview')).toEqual([
        { token: 'a-token' },
        { code: 'ABCDE-23456' },
      ]),
    );
  });

  it('cannot be looked at now: the reason, and another try', async () => {
    let isLimited = true;
    const page = open('/invite/redeem?code=ABCDE-23456', {
      handlers: {
        [previewPath]: () =>
          isLimited
            ? answer(429, {
                code: 'RATE_LIMITED',
                message: 'Too many attempts. Please wait a moment and try again.',
                retryAfterSeconds: 60,
              })
            : preview(),
      },
    });
    expect(await screen.findByText(/Too many attempts/)).toBeVisible();
    isLimited = false;
    await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Dana Whitfield invites you aboard')).toBeVisible();
  });
});
