import { answer, aUser } from '@landsea/web-kit/testing';
import type { Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../../testing/render-shell';

const notifications = {
  remindersByMail: true,
  remindersInApp: true,
  reminderLeadDays: 1,
  tripActivity: true,
  tipsNewsletter: false,
};
const refused = (path: string, message: string) => () =>
  answer(400, { code: 'VALIDATION_FAILED', message: 'x', fields: [{ path, message }] });
const away = () => answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Landsea is not reachable right now.' });
const session = (over: object = {}) => ({
  id: '50000000-0000-4000-8000-000000000001',
  device: 'Chrome on Android',
  createdAt: '2026-11-01T10:00:00Z',
  lastSeenAt: new Date().toISOString(),
  isCurrent: false,
  ...over,
});

/** Opens a section through its address, as the person or another who is given. */
const open = (hash: string, handlers: Handlers = {}, user = aUser()) =>
  renderShell(`/settings#${hash}`, {
    user,
    handlers: { 'GET /api/auth/account': () => ({ pendingEmail: null, notifications }), ...handlers },
  });
const sent = (requests: ReturnType<typeof open>['requests'], method: string) =>
  requests.filter((request) => request.method === method).map(({ path, body }) => ({ path, body }));
const press = async ({ user }: ReturnType<typeof open>, name: string | RegExp) => {
  await user.click(await screen.findByRole('button', { name }));
};

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

describe('the page', () => {
  it('opens the section of the address, and another from the list', async () => {
    const page = open('theme');
    expect(await screen.findByRole('radio', { name: 'Dark' })).toBeInTheDocument();
    const list = screen.getByRole('navigation', { name: 'Settings' });
    expect(within(list).getByRole('link', { current: true })).toHaveTextContent('Theme');
    await page.user.click(within(list).getByRole('link', { name: 'Profile' }));
    expect(await screen.findByLabelText('First name')).toHaveValue('Robin');
    expect(screen.queryByRole('radio', { name: 'Dark' })).toBeNull();
  });

  it('is the same under its old address', async () => {
    renderShell('/settings-legacy', { user: aUser() });
    expect(await screen.findByLabelText('First name')).toBeInTheDocument();
  });

  it('explains to the demo account why nothing of it changes', async () => {
    open('password', {}, aUser({ isDemo: true }));
    expect(await screen.findByText(/You are looking around with the demo account/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change password' })).toBeDisabled();
  });
});

describe('Profile', () => {
  it('saves the name, and the header shows it', async () => {
    const page = open('profile', {
      'PATCH /api/auth/account': ({ body }) => aUser(body as { firstName: string }),
    });
    await page.user.clear(await screen.findByLabelText('First name'));
    await page.user.type(screen.getByLabelText('First name'), 'Ada');
    await press(page, 'Save name');
    expect(await screen.findByText('Name saved')).toBeInTheDocument();
    expect(page.store.getState().session.user?.firstName).toBe('Ada');
    expect(screen.getByText('Ada')).toBeInTheDocument();
  });

  it('says what is wrong before it asks, and keeps what was typed when the call fails', async () => {
    const page = open('profile', { 'PATCH /api/auth/account': away });
    await page.user.clear(await screen.findByLabelText('Last name'));
    await page.user.type(screen.getByLabelText('Last name'), 'M');
    await press(page, 'Save name');
    expect(screen.getByText('Last name must be at least 2 characters')).toBeInTheDocument();
    expect(sent(page.requests, 'PATCH')).toEqual([]);
    await page.user.type(screen.getByLabelText('Last name'), 'oss');
    await press(page, 'Save name');
    expect(await screen.findByText('Landsea is not reachable right now.')).toBeInTheDocument();
    expect(screen.getByLabelText('Last name')).toHaveValue('Moss');
  });
});

describe('Email', () => {
  it('sends a link to the new address, says so, and shows what waits', async () => {
    let pendingEmail: string | null = null;
    const page = open('email', {
      'GET /api/auth/account': () => ({ pendingEmail, notifications }),
      'POST /api/auth/account/email': ({ body }) => {
        pendingEmail = (body as { email: string }).email;
      },
      'DELETE /api/auth/account/email': () => {
        pendingEmail = null;
      },
    });
    await page.user.type(await screen.findByLabelText('New email'), 'ada@landsea.example');
    await page.user.type(screen.getByLabelText('Current password'), 'secret-1');
    await press(page, 'Send confirmation link');
    expect(await screen.findByText('We sent a link to ada@landsea.example')).toBeInTheDocument();
    expect(sent(page.requests, 'POST')[0]?.body).toEqual({ email: 'ada@landsea.example', password: 'secret-1' });
    expect(await screen.findByText('ada@landsea.example waits to be confirmed')).toBeInTheDocument();
    await press(page, 'Keep the current email');
    await waitFor(() => {
      expect(screen.queryByText('ada@landsea.example waits to be confirmed')).toBeNull();
    });
  });

  it('marks a wrong password and names a taken address, keeping what was typed', async () => {
    let reply: () => Response = refused('password', 'That is not the password of this account');
    const page = open('email', { 'POST /api/auth/account/email': () => reply() });
    await press(page, 'Send confirmation link');
    expect(screen.getByText('Please enter a valid email address')).toBeInTheDocument();
    expect(screen.getByText('Enter your current password')).toBeInTheDocument();
    await page.user.type(screen.getByLabelText('New email'), 'ada@landsea.example');
    await page.user.type(screen.getByLabelText('Current password'), 'wrong');
    await press(page, 'Send confirmation link');
    expect(await screen.findByText('That is not the password of this account')).toBeInTheDocument();
    reply = () => answer(409, { code: 'EMAIL_TAKEN', message: 'An account with this email already exists.' });
    await press(page, 'Send confirmation link');
    expect(await screen.findByText('An account with this email already exists.')).toBeInTheDocument();
    expect(screen.getByLabelText('New email')).toHaveValue('ada@landsea.example');
  });
});

describe('Password', () => {
  const fill = async (page: ReturnType<typeof open>, values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values))
      await page.user.type(await screen.findByLabelText(label), value);
  };

  it('changes it, empties the form and says that other browsers are out', async () => {
    const page = open('password', { 'POST /api/auth/account/password': () => aUser() });
    await fill(page, {
      'Current password': 'secret-1',
      'New password': 'lanterns-9',
      'Confirm new password': 'lanterns-9',
    });
    await press(page, 'Change password');
    expect(await screen.findByText('Password changed')).toBeInTheDocument();
    expect(screen.getByText('Every other browser has been signed out.')).toBeInTheDocument();
    expect(screen.getByLabelText('New password')).toHaveValue('');
    expect(sent(page.requests, 'POST')[0]?.body).toEqual({
      currentPassword: 'secret-1',
      password: 'lanterns-9',
    });
  });

  it('checks first, marks what is refused, is busy meanwhile and keeps what was typed', async () => {
    let finish: (value: Response) => void = () => undefined;
    const page = open('password', {
      'POST /api/auth/account/password': () => new Promise<Response>((resolve) => (finish = resolve)),
    });
    await fill(page, { 'New password': '12345', 'Confirm new password': '123456' });
    await press(page, 'Change password');
    expect(screen.getByText('Enter your current password')).toBeInTheDocument();
    expect(screen.getByText('Password must be at least 6 characters')).toBeInTheDocument();
    expect(screen.getByText("Passwords don't match")).toBeInTheDocument();
    await fill(page, { 'Current password': 'secret-1', 'New password': '6' });
    await press(page, 'Change password');
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    finish(refused('password', 'That password is too common')());
    expect(await screen.findByText('That password is too common')).toBeInTheDocument();
    expect(screen.getByLabelText('Current password')).toHaveValue('secret-1');
  });

  it('lets who has none set a first one', async () => {
    open('password', {}, aUser({ hasPassword: false, googleLinked: true }));
    expect(await screen.findByRole('button', { name: 'Set password' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });
});

describe('Sign-in methods', () => {
  it('links through Google, and unlinks only with a password', async () => {
    open('sign-in');
    expect(await screen.findByRole('link', { name: 'Link Google' })).toHaveAttribute(
      'href',
      '/auth/google?link=1',
    );
  });

  it('unlinks', async () => {
    const page = open(
      'sign-in',
      { 'DELETE /api/auth/account/google': () => aUser() },
      aUser({ googleLinked: true }),
    );
    await press(page, 'Unlink Google');
    expect(await screen.findByText('Google is no longer linked')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Link Google' })).toBeInTheDocument();
  });

  it('keeps the only way in', async () => {
    open('sign-in', {}, aUser({ googleLinked: true, hasPassword: false }));
    expect(await screen.findByRole('button', { name: 'Unlink Google' })).toBeDisabled();
    expect(screen.getByText(/Set a password before you unlink it/)).toBeInTheDocument();
  });
});

describe('Sessions', () => {
  it('lists them, ends one, then all others', async () => {
    let sessions = [
      session({ id: '50000000-0000-4000-8000-000000000000', device: 'Safari on Mac', isCurrent: true }),
      session(),
      session({ id: '50000000-0000-4000-8000-000000000002', device: 'Firefox on Windows' }),
    ];
    const page = open('sessions', {
      'GET /api/auth/sessions': () => ({ sessions }),
      'DELETE /api/auth/sessions/:id': ({ params }) => {
        sessions = sessions.filter(({ id }) => id !== params['id']);
      },
      'DELETE /api/auth/sessions': () => {
        sessions = sessions.filter(({ isCurrent }) => isCurrent);
      },
    });
    expect(await screen.findByText('This browser')).toBeInTheDocument();
    expect(screen.getAllByText(/Used within the last hour\. Signed in Sun, Nov 1\./)).toHaveLength(3);
    await press(page, 'End the session of Chrome on Android');
    expect(await screen.findByText('Chrome on Android is signed out')).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByText('Chrome on Android')).toBeNull();
    });
    await press(page, 'End all others');
    expect(await screen.findByText('You are signed in nowhere else.')).toBeInTheDocument();
  });

  it('offers to try again when they cannot be had', async () => {
    let isAway = true;
    const page = open('sessions', {
      'GET /api/auth/sessions': () => (isAway ? away() : { sessions: [session({ isCurrent: true })] }),
    });
    expect(await screen.findByText('Landsea is not reachable right now.')).toBeInTheDocument();
    isAway = false;
    await press(page, 'Try Again');
    expect(await screen.findByText('This browser')).toBeInTheDocument();
  });
});

describe('Notifications', () => {
  it('takes each choice at once', async () => {
    const page = open('notifications', {
      'PATCH /api/auth/preferences': ({ body }) => ({ pendingEmail: null, ...(body as object) }),
    });
    await page.user.click(await screen.findByRole('switch', { name: 'Tips newsletter' }));
    await page.user.selectOptions(screen.getByLabelText('Remind me'), '1 week before');
    await waitFor(() => {
      expect(sent(page.requests, 'PATCH').map(({ body }) => body)).toEqual([
        { notifications: { ...notifications, tipsNewsletter: true } },
        { notifications: { ...notifications, tipsNewsletter: true, reminderLeadDays: 7 } },
      ]);
    });
  });

  it('puts back a choice that was not saved', async () => {
    const page = open('notifications', { 'PATCH /api/auth/preferences': away });
    await page.user.click(await screen.findByRole('switch', { name: 'Tips newsletter' }));
    expect(await screen.findByText('That choice was not saved')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Tips newsletter' })).not.toBeChecked();
  });
});

describe('Theme', () => {
  it('changes the page at once, in this browser and in the profile', async () => {
    const page = open('theme', {
      'PATCH /api/auth/preferences': () => ({ pendingEmail: null, notifications }),
    });
    await page.user.click(await screen.findByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await waitFor(() => {
      expect(page.store.getState().session.user?.theme).toBe('dark');
    });
    await page.user.click(screen.getByRole('radio', { name: 'Same as device' }));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  it('follows the person to a new browser', async () => {
    open('profile', {}, aUser({ theme: 'dark' }));
    await screen.findByLabelText('First name');
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });
});

describe('Accessibility', () => {
  it('has the controls of the panel', async () => {
    const page = open('accessibility');
    await page.user.click(await screen.findByRole('switch', { name: 'High contrast' }));
    expect(document.documentElement.dataset['contrast']).toBe('high');
  });
});

describe('Download my data', () => {
  const copy = (over: object) => ({
    id: 'e0000000-0000-4000-8000-000000000001',
    state: 'collecting',
    partsDone: 1,
    partsTotal: 3,
    createdAt: '2026-11-21T10:00:00Z',
    expiresAt: null,
    ...over,
  });

  it('collects, shows how far it is, and offers the file', async () => {
    let current: object | null = null;
    const page = open('data', {
      'GET /api/auth/exports': () => ({ export: current }),
      'POST /api/auth/exports': () => (current = copy({})),
    });
    await press(page, 'Collect my data');
    expect(await screen.findByRole('progressbar')).toHaveAccessibleName(/1 of 3 parts/);
    expect(screen.getByRole('button', { name: 'Collecting...' })).toBeDisabled();
    current = copy({ state: 'ready', partsDone: 3, expiresAt: '2026-11-22T10:00:00Z' });
    const link = await screen.findByRole('link', { name: 'Download the file' });
    expect(link).toHaveAttribute('href', '/api/auth/exports/e0000000-0000-4000-8000-000000000001/file');
  });

  it('says when it could not be collected', async () => {
    open('data', { 'GET /api/auth/exports': () => ({ export: copy({ state: 'failed' }) }) });
    expect(
      await screen.findByText('Your data could not be collected. Please try again.'),
    ).toBeInTheDocument();
  });
});

describe('Delete my account', () => {
  const erasesAt = '2026-11-28T10:00:00.000Z';
  const paid = {
    tripId: 'd0000000-0000-4000-8000-0000000000aa',
    tripName: 'Land and sea',
    amountCents: 3900,
    refundedCents: 0,
    currency: 'usd',
    paidAt: '2026-11-01T10:00:00Z',
    state: 'active',
    accessEndsAt: '2027-03-16T12:00:00Z',
  };

  it('names what is paid, asks for the password, and offers the way back', async () => {
    const page = open('delete', {
      'GET /api/billing/payments': () => ({ payments: [paid] }),
      'POST /api/auth/account/deletion': ({ body }) =>
        (body as { password: string }).password === 'secret-1'
          ? aUser({ erasesAt })
          : refused('password', 'That is not the password of this account')(),
      'DELETE /api/auth/account/deletion': () => aUser(),
    });
    expect(await screen.findByText('You have paid for this, and it will be lost')).toBeInTheDocument();
    expect(screen.getByText(/Land and sea: \$39\.00 paid, planning tools until Tue, Mar 16/)).toBeInTheDocument();
    await press(page, 'Delete my account');
    expect(screen.getByText('Enter your current password')).toBeInTheDocument();
    await page.user.type(screen.getByLabelText('Current password'), 'wrong');
    await press(page, 'Delete my account');
    expect(await screen.findByText('That is not the password of this account')).toBeInTheDocument();
    await page.user.clear(screen.getByLabelText('Current password'));
    await page.user.type(screen.getByLabelText('Current password'), 'secret-1');
    await press(page, 'Delete my account');
    expect(
      await screen.findByText('Your account will be deleted on Saturday, November 28'),
    ).toBeInTheDocument();
    await press(page, 'Keep my account');
    expect(await screen.findByText('Your account stays')).toBeInTheDocument();
    expect(await screen.findByLabelText('Current password')).toBeInTheDocument();
  });

  it('asks who has no password for their email', async () => {
    const page = open(
      'delete',
      { 'GET /api/billing/payments': () => ({ payments: [] }) },
      aUser({ hasPassword: false }),
    );
    await page.user.type(await screen.findByLabelText('Your email'), 'other@landsea.example');
    await press(page, 'Delete my account');
    expect(screen.getByText('Type the email of this account to confirm')).toBeInTheDocument();
    expect(sent(page.requests, 'POST')).toEqual([]);
  });

  it('is announced on every other page too', async () => {
    renderShell('/confirm-email', { user: aUser({ erasesAt }) });
    expect(await screen.findByRole('button', { name: 'Keep my account' })).toBeInTheDocument();
  });
});

describe('/confirm-email', () => {
  it('confirms once and takes the token out of the address', async () => {
    const page = renderShell('/confirm-email?token=abc', {
      handlers: {
        'POST /api/auth/confirm-email': () => ({ email: 'ada@landsea.example' }),
        'GET /api/auth/user': () => answer(401, { code: 'UNAUTHENTICATED', message: 'x' }),
      },
    });
    expect(await screen.findByText('From now on you sign in with ada@landsea.example.')).toBeInTheDocument();
    expect(page.router.state.location.search).toBe('');
    expect(sent(page.requests, 'POST')).toEqual([{ path: '/api/auth/confirm-email', body: { token: 'abc' } }]);
  });

  it.each([
    ['/confirm-email', undefined],
    ['/confirm-email?token=used', 'This confirmation link is invalid or has expired.'],
  ])('says that the link is worth nothing: %s', async (path, message) => {
    renderShell(path, {
      handlers: { 'POST /api/auth/confirm-email': refused('token', message ?? '') },
    });
    expect(await screen.findByText('This confirmation link is invalid or has expired.')).toBeInTheDocument();
  });
});
