import { aUser } from '@landsea/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aPayment, anOverview, aSubscription } from '../../testing/billing-fixtures';
import { away, notifications, openSettings, press, refused, sent } from '../../testing/open-settings';
import { renderShell } from '../../testing/render-shell';

const session = (over: object = {}) => ({
  id: '50000000-0000-4000-8000-000000000001',
  device: 'Chrome on Android',
  createdAt: '2026-11-01T10:00:00Z',
  lastSeenAt: new Date().toISOString(),
  isCurrent: false,
  ...over,
});

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

describe('Sessions', () => {
  it('lists them, ends one, then all others', async () => {
    let sessions = [
      session({ id: '50000000-0000-4000-8000-000000000000', device: 'Safari on Mac', isCurrent: true }),
      session(),
      session({ id: '50000000-0000-4000-8000-000000000002', device: 'Firefox on Windows' }),
    ];
    const page = openSettings('sessions', {
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
    expect(await screen.findByText('Not signed in on other devices.')).toBeInTheDocument();
  });

  it('offers to try again when they cannot be had', async () => {
    let isAway = true;
    const page = openSettings('sessions', {
      'GET /api/auth/sessions': () => (isAway ? away() : { sessions: [session({ isCurrent: true })] }),
    });
    expect(await screen.findByText('Landsea is not reachable right now.')).toBeInTheDocument();
    isAway = false;
    await press(page, 'Try Again');
    expect(await screen.findByText('This browser')).toBeInTheDocument();
  });
});

describe('Recent activity', () => {
  const event = (over: object) => ({
    id: '50000000-0000-4000-8000-000000000009',
    device: null,
    at: '2026-11-01T10:00:00Z',
    ...over,
  });
  const withEvents = (events: object[]) => ({
    'GET /api/auth/sessions': () => ({ sessions: [session({ isCurrent: true })] }),
    'GET /api/auth/activity': () => ({ events }),
  });

  it('lists what happened to the account, and leaves out what only a newer service knows', async () => {
    openSettings(
      'sessions',
      withEvents([
        event({ kind: 'new-device', device: 'Firefox on Windows' }),
        event({ kind: 'of tomorrow', id: '50000000-0000-4000-8000-000000000008' }),
        event({ kind: 'export', id: '50000000-0000-4000-8000-000000000007' }),
      ]),
    );
    const happened = await screen.findByText('Signed in on a new device');
    expect(happened.closest('li')).toHaveTextContent(/Firefox on Windows, Sun, Nov 1, \d+:00 [AP]M/);
    expect(happened.closest('ul')?.children).toHaveLength(2);
    expect(screen.getByText('Copy of your data requested')).toBeInTheDocument();
    expect(screen.getByText(/^Something you don’t recognize\? Change your password/)).toBeInTheDocument();
  });

  it('says when it cannot be had, and the sessions stay', async () => {
    openSettings('sessions', { ...withEvents([]), 'GET /api/auth/activity': away });
    expect(await screen.findByText('Recent activity can’t be shown right now.')).toBeInTheDocument();
    expect(screen.getByText('This browser')).toBeInTheDocument();
  });
});

describe('Notifications', () => {
  it('takes each choice at once', async () => {
    const page = openSettings('notifications', {
      'PATCH /api/auth/preferences': ({ body }) => ({ pendingEmail: null, ...(body as object) }),
    });
    await page.user.click(await screen.findByRole('switch', { name: 'Tips newsletter' }));
    await page.user.selectOptions(screen.getByLabelText('Remind me'), '1 week before');
    await waitFor(() => {
      expect(sent(page, 'PATCH').map(({ body }) => body)).toEqual([
        { notifications: { ...notifications, tipsNewsletter: true } },
        { notifications: { ...notifications, tipsNewsletter: true, reminderLeadDays: 7 } },
      ]);
    });
  });

  it('puts back a choice that was not saved', async () => {
    const page = openSettings('notifications', { 'PATCH /api/auth/preferences': away });
    await page.user.click(await screen.findByRole('switch', { name: 'Tips newsletter' }));
    expect(await screen.findByText('That choice was not saved')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Tips newsletter' })).not.toBeChecked();
  });
});

describe('Theme', () => {
  it('changes the page at once, in this browser and in the profile', async () => {
    for (const scheme of ['light', 'dark']) {
      const colour = Object.assign(document.createElement('meta'), { name: 'theme-color' });
      colour.dataset['scheme'] = scheme;
      document.head.append(colour);
    }
    const colours = () =>
      [...document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')].map(({ media }) => media);
    const page = openSettings('theme', {
      'PATCH /api/auth/preferences': () => ({ pendingEmail: null, notifications }),
    });
    await page.user.click(await screen.findByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(colours()).toEqual(['not all', 'all']);
    await waitFor(() => {
      expect(page.store.getState().session.user?.theme).toBe('dark');
    });
    await page.user.click(screen.getByRole('radio', { name: 'Same as device' }));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    expect(colours()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  it('keeps the last of several choices, however long the first is under way', async () => {
    const asked: unknown[] = [];
    let answerTheFirst: (() => void) | undefined;
    const page = openSettings('theme', {
      'PATCH /api/auth/preferences': async ({ body }) => {
        asked.push(body);
        if (asked.length === 1) await new Promise<void>((resolve) => (answerTheFirst = resolve));
        return { pendingEmail: null, notifications };
      },
    });
    for (const name of ['Light', 'Same as device', 'Dark'])
      await page.user.click(await screen.findByRole('radio', { name }));
    await waitFor(() => {
      expect(asked).toEqual([{ theme: 'light' }]);
    });
    answerTheFirst?.();
    await waitFor(() => {
      expect(page.store.getState().session.user?.theme).toBe('dark');
    });
    expect(asked).toEqual([{ theme: 'light' }, { theme: 'dark' }]);
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it('follows the person to a new browser', async () => {
    openSettings('profile', {}, aUser({ theme: 'dark' }));
    await screen.findByLabelText('First name');
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });
});

describe('Accessibility', () => {
  it('has the controls of the panel', async () => {
    const page = openSettings('accessibility');
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
    const page = openSettings('data', {
      'GET /api/auth/exports': () => ({ export: current }),
      'POST /api/auth/exports': () => (current = copy({})),
    });
    await press(page, 'Request my data');
    expect(await screen.findByRole('progressbar')).toHaveAccessibleName(/1 of 3 parts/);
    expect(screen.getByRole('button', { name: 'Collecting...' })).toHaveAttribute('aria-disabled', 'true');
    current = copy({ state: 'ready', partsDone: 3, expiresAt: '2026-11-22T10:00:00Z' });
    const link = await screen.findByRole('link', { name: 'Download the file' });
    expect(link).toHaveAttribute('href', '/api/auth/exports/e0000000-0000-4000-8000-000000000001/file');
  });

  it('says when it could not be collected', async () => {
    openSettings('data', { 'GET /api/auth/exports': () => ({ export: copy({ state: 'failed' }) }) });
    expect(
      await screen.findByText('Your data could not be collected. Please try again.'),
    ).toBeInTheDocument();
  });
});

describe('Delete my account', () => {
  const erasesAt = '2026-11-28T10:00:00.000Z';
  const overview = anOverview({
    trips: [aPayment({ accessEndsAt: '2027-03-17T12:00:00Z' })],
    subscriptions: [aSubscription({ periodEndsAt: '2027-03-20T17:00:00Z' })],
  });

  it('names what is paid, asks for the password, and offers the way back', async () => {
    const page = openSettings('delete', {
      'GET /api/billing/overview': () => overview,
      'POST /api/auth/account/deletion': ({ body }) =>
        (body as { password: string }).password === 'secret-1'
          ? aUser({ erasesAt })
          : refused('password', 'That is not the password of this account')(),
      'DELETE /api/auth/account/deletion': () => aUser(),
    });
    expect(await screen.findByText('You have paid for this, and it will be lost')).toBeInTheDocument();
    expect(
      screen.getByText(/Land and sea: \$39\.00 paid, planning tools until Tue, Mar 16, 2027/),
    ).toBeInTheDocument();
    expect(
      screen.getByText('Pro plan, $9.99 a month: ends with the account, not on Sat, Mar 20, 2027'),
    ).toBeInTheDocument();
    expect(screen.getByText(/Once the account is gone nothing more is charged/)).toBeInTheDocument();
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
    const page = openSettings(
      'delete',
      { 'GET /api/billing/overview': () => anOverview() },
      aUser({ hasPassword: false }),
    );
    await page.user.type(await screen.findByLabelText('Your email'), 'other@landsea.example');
    await press(page, 'Delete my account');
    expect(screen.getByText('Type the email of this account to confirm')).toBeInTheDocument();
    expect(sent(page, 'POST')).toEqual([]);
  });

  it('is announced on every other page too', async () => {
    renderShell('/confirm-email', { user: aUser({ erasesAt }) });
    expect(await screen.findByRole('button', { name: 'Keep my account' })).toBeInTheDocument();
  });
});
