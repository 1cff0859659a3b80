import type { Client, ClientInvitation } from '@landsea/contracts/agents';
import { listenToAnnouncement } from '@landsea/web-kit';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aClient } from '../testing/a-client';
import { openAsAgent } from '../testing/open-as-agent';
import { aClientDigest } from './digest/testing/a-client-digest';
import { writeInvitationDraft } from './invitation-draft';

const none: ClientInvitation = { state: 'not-invited', at: null, expiresAt: null };
const invited: ClientInvitation = {
  state: 'invited',
  at: '2026-11-21T10:00:00.000Z',
  expiresAt: '2026-11-28T10:00:00.000Z',
};
const expired: ClientInvitation = { ...invited, state: 'expired' };
const left: ClientInvitation = { state: 'left', at: '2026-11-23T10:00:00.000Z', expiresAt: null };
const castles = {
  tripId: 'b0000000-0000-4000-8000-000000000001',
  name: 'Castles and coral',
  startDate: '2027-06-04',
  endDate: '2027-06-10',
  seesMoney: false,
  seesDocuments: false,
};
const joined: ClientInvitation = { state: 'joined', at: '2026-11-22T10:00:00.000Z', expiresAt: null };

const client = (invitation: ClientInvitation, over: Partial<Client> = {}) =>
  aClient({ createdAt: '2026-11-20T10:00:00.000Z', invitation, ...over });
const id = client(none).id;
const invitePath = 'POST /api/v1/clients/:clientId/invite';
/** The service knows nobody who may be the same client. */
const nobodyAlike = {
  'GET /api/v1/client-duplicates/:clientId': () => ({ clients: [], canMerge: true }),
  'GET /api/v1/documents': () => ({ documents: [], passports: [] }),
  'GET /api/v1/clients/:clientId/money': () => ({ owesCents: 0, next: null, expectedCents: 0, bookings: 0 }),
  'GET /api/v1/agreements': () => ({ agreements: [] }),
  'GET /api/v1/clients/:clientId/digest': () => aClientDigest(),
  'POST /api/v1/client-duplicates/check': () => ({ clients: [], canMerge: true }),
};
const open = (path: string, handlers: Handlers) => openAsAgent(path, { ...nobodyAlike, ...handlers });
const openClient = (invitation: ClientInvitation, handlers: Parameters<typeof open>[1] = {}) =>
  open(`/app/agents/clients/${id}`, {
    'GET /api/v1/clients/:clientId': () => client(invitation),
    ...handlers,
  });

afterEach(() => localStorage.clear());

const toasts: string[] = [];
let stop: () => void;
beforeEach(() => {
  toasts.length = 0;
  stop = listenToAnnouncement('toast', ({ title, description = '' }) =>
    toasts.push(`${title}: ${description}`),
  );
});
afterEach(() => stop());

describe('the list', () => {
  it('shows where each client stands, and invites from there', async () => {
    const summary = (of: Client) => ({
      ...of,
      version: 1,
      agentId: 'a0000000-0000-4000-8000-000000000001',
      stage: 'lead',
      tags: [],
      source: null,
      nextStep: null,
      nextStepOn: null,
      people: 1,
      trip: null,
      archivedAt: null,
    });
    const others = [expired, invited, joined, left].map((invitation, n) =>
      client(invitation, {
        id: `c0000000-0000-4000-8000-00000000001${n}`,
        firstName: `Client${n}`,
      }),
    );
    let state = none;
    const { user } = open('/app/agents/clients?columns=invitation', {
      'GET /api/v1/client-list': () => ({ clients: [client(state), ...others].map(summary), next: null }),
      'GET /api/v1/client-list/summary': () => ({ stages: { lead: 5 }, archived: 0, tags: [], agents: [] }),
      'GET /api/v1/client-views': () => ({ views: [] }),
      'GET /api/v1/clients/:clientId': () => client(state),
      'GET /api/v1/agency': () => ({ agency: null }),
      [invitePath]: () => {
        state = invited;
        return client(state);
      },
    });
    const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
    expect((await row(/Ada/)).getByText('Not invited')).toBeVisible();
    expect((await row(/Client0/)).getByText('Invitation expired')).toBeVisible();
    expect((await row(/Client0/)).getByText('Sat, Nov 28')).toBeVisible();
    expect((await row(/Client1/)).getByText('Invited')).toBeVisible();
    expect((await row(/Client2/)).getByText('Joined')).toBeVisible();
    expect((await row(/Client2/)).getByText('Sun, Nov 22')).toBeVisible();
    expect((await row(/Client3/)).getByText('Left')).toBeVisible();
    expect((await row(/Client3/)).getByText('Mon, Nov 23')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Invite / })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Invite Ada Byron' }));
    await user.click(await screen.findByRole('button', { name: 'Send invitation' }));
    expect(await (await row(/Ada/)).findByText('Invited')).toBeVisible();
    await waitFor(() => expect(toasts).toEqual(['Invitation sent: An email is on its way to Ada.']));
  });
});

describe('somebody who is invited', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is shown as joined within 15 seconds, and a failed look in between takes nothing away', async () => {
    const answers = [() => client(invited), () => answer(503, {}), () => client(joined)];
    openClient(invited, {
      'GET /api/v1/clients/:clientId': () => (answers.shift() ?? (() => client(joined)))(),
    });
    expect(await screen.findByText('Invited')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(screen.getByText('Invited')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('Joined')).toBeVisible();
    expect(answers).toHaveLength(0);
  });
});

describe('a client’s page', () => {
  it('says why an invitation was not sent', async () => {
    const { user } = openClient(none, {
      [invitePath]: () =>
        answer(403, { code: 'DEMO_RESTRICTED', message: 'The demo account cannot invite anybody.' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Preview or add a line Ada Byron' }));
    await user.type(await screen.findByLabelText('A line of your own'), 'Lovely to talk');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByRole('button', { name: 'Send invitation' })).toBeEnabled();
    expect(screen.getByLabelText('A line of your own')).toHaveValue('Lovely to talk');
    await waitFor(() => expect(toasts).not.toEqual([]));
    expect(toasts).toEqual(['That did not work: The demo account cannot invite anybody.']);
  });

  it('sends again, with the dates of what was sent', async () => {
    const { user, requests } = openClient(invited, { [invitePath]: () => client(invited) });
    expect(
      await screen.findByText(/Sent to ada@numbers.example on Sat, Nov 21\..*until Sat, Nov 28/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Resend Ada Byron' }));
    await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1));
  });

  it('invites with one press', async () => {
    const { user, requests } = openClient(none, { [invitePath]: () => client(invited) });
    const posts = () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    await user.click(await screen.findByRole('button', { name: 'Invite Ada Byron' }));
    await waitFor(() => expect(toasts).toEqual(['Invitation sent: An email is on its way to Ada.']));
    expect(posts()).toEqual([{}]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('looks first at a line that was begun', async () => {
    writeInvitationDraft(id, 'Lovely to');
    const { user, requests } = openClient(none);
    await user.click(await screen.findByRole('button', { name: 'Invite Ada Byron' }));
    expect(await screen.findByLabelText('A line of your own')).toHaveValue('Lovely to');
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('looks first at a line that was begun a moment ago', async () => {
    const { user, requests } = openClient(none);
    await user.click(await screen.findByRole('button', { name: 'Preview or add a line Ada Byron' }));
    await user.type(await screen.findByLabelText('A line of your own'), 'Lovely to talk');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Invite Ada Byron' }));
    expect(await screen.findByLabelText('A line of your own')).toHaveValue('Lovely to talk');
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('shows the mail before it is sent, with a line of the agent’s own', async () => {
    const madeTrips = [
      { tripId: id, name: 'Castles and coral', startDate: '2099-03-14', endDate: '2099-03-20' },
    ];
    const { user, requests } = openClient(none, {
      'GET /api/v1/clients/:clientId': () => ({ ...client(none), madeTrips }),
      [invitePath]: () => client(invited),
    });
    await user.click(await screen.findByRole('button', { name: 'Preview or add a line Ada Byron' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite Ada' }));
    const preview = within(dialog.getByRole('region', { name: 'Preview' }));
    expect(await preview.findByText(/ has your March trip ready$/)).toBeVisible();
    expect(preview.getByText(/I put “Castles and coral”, Mar 14 to Mar 20, in one place/)).toBeVisible();
    await user.type(dialog.getByLabelText('A line of your own'), 'See www.evil.example');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await dialog.findByText('Leave links out: the button opens the trip')).toBeVisible();
    await user.clear(dialog.getByLabelText('A line of your own'));
    await user.type(dialog.getByLabelText('A line of your own'), 'Lovely to talk.');
    expect(preview.getByText('Lovely to talk.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() =>
      expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
        { line: 'Lovely to talk.' },
      ]),
    );
  });

  it('shows a link and a code once, to copy', async () => {
    const { user } = openClient(invited, {
      'POST /api/v1/invitations/:clientId/link': () => ({
        url: 'https://landsea.example/invite/accept/a-token',
        code: 'ABCDE-23456',
        expiresAt: '2026-11-28T10:00:00.000Z',
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Get a link and code' }));
    expect(await screen.findByLabelText('Link')).toHaveValue('https://landsea.example/invite/accept/a-token');
    expect(screen.getByText('Shown only now')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy code' }));
    expect(await screen.findByText('Code copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('ABCDE-23456');
  });

  it('revokes after a question, and the client is as never invited', async () => {
    const { user, requests } = openClient(invited, {
      'POST /api/v1/invitations/:clientId/revoke': () => ({
        clientId: id,
        agentId: id,
        email: 'ada@numbers.example',
        state: 'revoked',
        sentAt: invited.at,
        expiresAt: invited.expiresAt,
        acceptedAt: null,
        userId: null,
        version: 2,
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Revoke' }));
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Revoke' }));
    await user.click(await screen.findByRole('button', { name: 'Revoke invitation' }));
    expect(await screen.findByText('Not invited')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Revoke' })).not.toBeInTheDocument();
    expect(toasts[0]).toContain('Invitation revoked');
  });

  it('shows what a client shares, and how much of it', async () => {
    const cruise = { ...castles, tripId: id, name: 'Winter cruise', seesMoney: true, seesDocuments: true };
    openClient(joined, {
      'GET /api/v1/clients/:clientId': () => client(joined, { sharedTrips: [castles, cruise] }),
    });
    const card = within(await screen.findByRole('region', { name: 'Trips they share' }));
    expect(card.getByText('Sharing 2 trips')).toBeVisible();
    const [first, second] = card.getAllByRole('listitem');
    expect(within(first as HTMLElement).getByRole('link', { name: 'Castles and coral' })).toHaveAttribute(
      'href',
      `/trip/${castles.tripId}/dashboard`,
    );
    expect(within(first as HTMLElement).getByText('Plan only')).toBeVisible();
    expect(within(second as HTMLElement).getByText('Budget and expenses')).toBeVisible();
    expect(within(second as HTMLElement).getByText('Documents')).toBeVisible();
  });

  it('says that a client has left, and offers to invite them again', async () => {
    openClient(left);
    expect(
      await screen.findByText(/Ada left on Mon, Nov 23\. You keep what you planned; Ada no longer sees it/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Invite Ada Byron' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Trips they share' })).not.toBeInTheDocument();
  });

  it('asks an agent whose email is not confirmed to confirm it, and sends the email', async () => {
    const { user, requests } = openAsAgent(
      `/app/agents/clients/${id}`,
      {
        'GET /api/v1/clients/:clientId': () => client(none),
        'POST /api/auth/resend-verification': () => undefined,
      },
      { emailVerified: false },
    );
    expect(await screen.findByText('Confirm your email to invite clients')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send me the confirmation email' }));
    await waitFor(() => expect(toasts[0]).toContain('Email sent'));
    expect(requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/api/auth/resend-verification',
    ]);
  });

  it('offers nothing more once the client has joined', async () => {
    openClient(joined);
    expect(await screen.findByText(/Ada joined on Sun, Nov 22/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /invite|resend|revoke|link/i })).not.toBeInTheDocument();
  });
});

describe('save and invite', () => {
  const fill = async ({ user }: ReturnType<typeof open>) => {
    await user.type(await screen.findByLabelText('First name'), 'Ada');
    await user.type(screen.getByLabelText('Last name'), 'Byron');
    await user.type(screen.getByLabelText('Email'), 'ada@numbers.example');
    await user.click(screen.getByRole('button', { name: 'Save and invite' }));
  };

  it('adds and invites with one press, and shows the client', async () => {
    const page = open('/app/agents/clients/new', {
      'POST /api/v1/clients': () => answer(201, client(none)),
      [invitePath]: () => client(invited),
      'GET /api/v1/clients/:clientId': () => client(invited),
    });
    await fill(page);
    expect(await screen.findByRole('heading', { name: 'Ada Byron' })).toBeVisible();
    expect(screen.getByText('Invited')).toBeVisible();
    expect(toasts).toEqual(['Invitation sent: An email is on its way to Ada.']);
  });

  it('keeps the client when the invitation fails, and says so', async () => {
    const page = open('/app/agents/clients/new', {
      'POST /api/v1/clients': () => answer(201, client(none)),
      [invitePath]: () =>
        answer(429, { code: 'RATE_LIMITED', message: 'Too many attempts.', retryAfterSeconds: 60 }),
      'GET /api/v1/clients/:clientId': () => client(none),
    });
    await fill(page);
    expect(await screen.findByRole('heading', { name: 'Ada Byron' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Invite Ada Byron' })).toBeEnabled();
    expect(toasts).toEqual(['That did not work: Too many attempts.']);
  });
});
