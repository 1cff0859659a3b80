import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aClient } from '../testing/a-client';
import { openAsAgent } from '../testing/open-as-agent';
import { aTripOnDesk } from '../trips/testing/a-trip';
import { aClientDigest } from './digest/testing/a-client-digest';

const ada = aClient({ notes: 'Loves verandas' });
beforeEach(() => sessionStorage.clear());
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

const summary = { stages: { lead: 1 }, pipeline: { lead: 1 }, archived: 0, tags: ['VIP'], agents: [] };
const listed = {
  ...ada,
  version: 1,
  agentId: 'a0000000-0000-4000-8000-000000000001',
  stage: 'lead',
  tags: ['VIP'],
  source: null,
  nextStep: 'Call about the veranda',
  nextStepOn: '2020-01-02',
  people: 2,
  trip: null,
  archivedAt: null,
};
const list = (clients: object[] = [listed]) => ({
  'GET /api/v1/client-list/summary': () =>
    clients.length > 0 ? summary : { ...summary, stages: {}, tags: [] },
  'GET /api/v1/client-list': () => ({ clients, next: null }),
  'GET /api/v1/client-views': () => ({ views: [] }),
});
const pageOfAda = {
  'GET /api/v1/agency': () => ({ agency: null }),
  'GET /api/v1/clients/:clientId': () => ada,
  'GET /api/v1/clients/:clientId/timeline': () => ({ planned: [], lines: [], next: null }),
};

it('shows the trips that were made for a client by name, with what comes next', async () => {
  const madeTrips = [
    { tripId: ada.id, name: 'Castles and coral', startDate: '2099-03-14', endDate: '2099-03-20' },
  ];
  const next = {
    windowId: 'payment',
    kind: 'final-payment',
    title: 'Final payment is due',
    type: 'due',
    at: '2099-02-14T05:00:00.000Z',
    waitingSince: null,
  } as const;
  open(`/app/agents/clients/${ada.id}`, {
    'GET /api/v1/agency': () => ({ agency: null }),
    'GET /api/v1/clients/:clientId': () => ({ ...ada, madeTrips }),
    'GET /api/v1/agent-trips/:tripId': () => aTripOnDesk({ ...madeTrips[0], next }),
    'GET /api/v1/clients/:clientId/timeline': () => ({ planned: [], lines: [], next: null }),
  });
  const card = await screen.findByRole('region', { name: 'Trips you plan' });
  expect(within(card).getByRole('link', { name: 'Castles and coral' })).toHaveAttribute(
    'href',
    `/trip/${ada.id}/dashboard`,
  );
  expect(await within(card).findByText('Final payment is due')).toBeVisible();
  expect(within(card).getByText(/^leaves in \d+ days$/)).toBeVisible();
});

describe('the client list', () => {
  it('counts without the sample family', async () => {
    open('/app/agents/clients', list([listed, { ...listed, id: listed.agentId, isSample: true }]));
    expect(await screen.findByText('1 client')).toBeInTheDocument();
  });

  it('says what to do when nobody is there yet', async () => {
    open('/app/agents/clients', list([]));
    expect(await screen.findByText('Nobody here yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add a client' })).toHaveAttribute(
      'href',
      '/app/agents/clients/new',
    );
  });
  it('shows where each client stands and what is overdue', async () => {
    open('/app/agents/clients', list());
    const table = await screen.findByRole('table', { name: 'Your clients' });
    expect(within(table).getByRole('link', { name: 'Ada Byron' })).toBeVisible();
    expect(within(table).getByText('Overdue since Thu, Jan 2')).toBeVisible();
  });

  it('asks the service for what is searched and filtered, and keeps it in the address', async () => {
    const page = open('/app/agents/clients?sort=added', list());
    await page.user.type(await screen.findByRole('searchbox'), 'ada');
    await page.user.click(await screen.findByRole('button', { name: 'Lead 1' }));
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(page.router.state.location.search))).toEqual({
        search: 'ada',
        pipeline: 'lead',
        sort: 'added',
      }),
    );
    await waitFor(() =>
      expect(
        page.requests.some(({ query }) => query.get('search') === 'ada' && query.get('pipeline') === 'lead'),
      ).toBe(true),
    );
  });

  it('changes the chosen clients and takes it back', async () => {
    const stepId = 'd0000000-0000-4000-8000-000000000001';
    const page = open('/app/agents/clients', {
      ...list(),
      'POST /api/v1/client-list/bulk': () => ({ stepId, changed: 1 }),
      'POST /api/v1/client-list/bulk/:stepId/undo': () => ({ undone: 1, kept: 0 }),
    });
    const table = await screen.findByRole('table', { name: 'Your clients' });
    await page.user.click(within(table).getByRole('checkbox', { name: 'Choose Ada Byron' }));
    await page.user.click(screen.getByRole('button', { name: 'Stage' }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Lost' }));
    expect(await screen.findByText('1 client set to Lost')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone for 1 client.')).toBeVisible();
    expect(page.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { action: 'stage', ids: [ada.id], stage: 'lost' },
      {},
    ]);
  });

  it('writes to the chosen clients, and keeps what was typed until it is sent', async () => {
    const page = open('/app/agents/clients', {
      ...list(),
      'POST /api/v1/client-messages': () => ({ sent: 1, notJoined: [] }),
    });
    const table = await screen.findByRole('table', { name: 'Your clients' });
    await page.user.click(within(table).getByRole('checkbox', { name: 'Choose Ada Byron' }));
    await page.user.click(screen.getByRole('button', { name: 'Message' }));
    const form = await screen.findByRole('form', { name: 'Message 1 client' });
    const field = within(form).getByLabelText('Your message');
    await page.user.type(field, 'Hi {{{{firstName}}, about {{{{tripName}}');
    await page.user.click(within(form).getByRole('button', { name: 'Send' }));
    expect(await within(form).findByText('Still empty: Name of the trip')).toBeVisible();
    await page.user.clear(field);
    await page.user.type(field, 'Hi {{{{firstName}}!');
    await page.user.click(within(form).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Sent to 1 by email.')).toBeVisible();
    expect(page.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      clientIds: [ada.id],
      body: 'Hi {{firstName}}!',
    });
  });

  it('keeps a view under a name', async () => {
    const page = open('/app/agents/clients?stages=lead', {
      ...list(),
      'POST /api/v1/client-views': ({ body }) => answer(201, { ...(body as object), version: 1 }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Save view' }));
    const dialog = await screen.findByRole('dialog');
    await page.user.type(within(dialog).getByLabelText('Name'), 'Hot leads{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(page.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      name: 'Hot leads',
      filter: { pipeline: ['lead', 'planning'] },
    });
  });

  it('offers to try again when the list cannot be read', async () => {
    let broken = true;
    const { user } = open('/app/agents/clients', {
      ...list(),
      'GET /api/v1/client-list': () =>
        broken
          ? answer(500, { code: 'INTERNAL', message: 'That did not work. Please try again.' })
          : { clients: [listed], next: null },
    });
    const again = await screen.findByRole('button', { name: 'Try Again' });
    broken = false;
    await user.click(again);
    expect((await screen.findAllByRole('link', { name: 'Ada Byron' }))[0]).toBeVisible();
  });
});

describe('adding a client', () => {
  const fill = async ({ user }: ReturnType<typeof open>) => {
    await user.type(await screen.findByLabelText('First name'), 'Ada');
    await user.type(screen.getByLabelText('Last name'), 'Byron');
    await user.type(screen.getByLabelText('Email'), 'Ada@Numbers.example');
    await user.click(screen.getByRole('button', { name: 'Add client' }));
  };

  it('names what is missing and calls nobody', async () => {
    const page = open('/app/agents/clients/new', {});
    await page.user.click(await screen.findByRole('button', { name: 'Add client' }));
    expect(screen.getByText('First name is required')).toBeVisible();
    expect(screen.getByText('Enter an email address or a phone number')).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveFocus();
    expect(page.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('stores the client and opens their page', async () => {
    const page = open('/app/agents/clients/new', {
      'POST /api/v1/clients': () => answer(201, ada),
      ...pageOfAda,
    });
    await fill(page);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Byron' })).toBeVisible();
    expect(page.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      firstName: 'Ada',
      lastName: 'Byron',
    });
  });

  it('adds a household with its next step, and keeps all of it when the call fails', async () => {
    let isDown = true;
    const page = open('/app/agents/clients/new', {
      'POST /api/v1/clients': () =>
        isDown
          ? answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Not now, please try again.' })
          : answer(201, ada),
      ...pageOfAda,
    });
    const { user } = page;
    await user.click(await screen.findByRole('button', { name: 'Household, dates and next step' }));
    await user.type(screen.getByLabelText('Next step'), 'Call about the balcony');
    await user.type(screen.getByLabelText('Tags'), 'VIP, vip, honeymoon');
    await user.type(screen.getByLabelText('First name'), 'Ada');
    await user.type(screen.getByLabelText('Last name'), 'King');
    await user.type(screen.getByLabelText('Email'), 'ada@numbers.example');
    await user.click(screen.getByRole('button', { name: 'Add a person' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('First name'), 'Byron');
    await user.type(dialog.getByLabelText('Height in inches'), '44');
    await user.click(dialog.getByRole('button', { name: 'Add to the household' }));
    expect(await screen.findByText('Byron King')).toBeVisible();
    expect(page.requests.map(({ path }) => path)).not.toContain('/api/v1/clients');
    await user.click(screen.getByRole('button', { name: 'Add client' }));
    expect((await screen.findAllByText('Not now, please try again.'))[0]).toBeVisible();
    expect(screen.getByText('Byron King')).toBeVisible();
    expect(screen.getByLabelText('Next step')).toHaveValue('Call about the balcony');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Add client' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Byron' })).toBeVisible();
    expect(page.requests.findLast(({ path }) => path === '/api/v1/clients')?.body).toMatchObject({
      nextStep: 'Call about the balcony',
      tags: ['VIP', 'honeymoon'],
      people: [{ firstName: 'Byron', heightInches: 44 }],
    });
  });

  it('keeps what was typed and shows the plan when the free list is full', async () => {
    const page = open('/app/agents/clients/new', {
      'POST /api/v1/clients': () =>
        answer(403, { code: 'PAYWALL', message: 'One client, to try.', accessType: 'free' }),
      ...list(),
    });
    await fill(page);
    expect(await screen.findByText('One client, to try.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the Agent plan' })).toHaveAttribute('href', '/pricing');
    expect(screen.getByLabelText('First name')).toHaveValue('Ada');
    await page.router.navigate('/app/agents/clients');
    await page.user.click(await screen.findByRole('link', { name: 'Finish adding Ada' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('Ada@Numbers.example');
  });

  it('puts the service’s objection beside its field', async () => {
    const page = open('/app/agents/clients/new', {
      'POST /api/v1/clients': () =>
        answer(400, {
          code: 'VALIDATION_FAILED',
          message: 'Please check the form',
          fields: [{ path: 'email', message: 'You already have a client with this email' }],
        }),
    });
    await fill(page);
    expect(await screen.findByText('You already have a client with this email')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });
});

const household = {
  ...ada,
  version: 4,
  agentId: listed.agentId,
  leadId: 'c0000000-0000-4000-8000-000000000002',
  stage: 'lead',
  source: null,
  tags: ['VIP'],
  nextStep: null,
  nextStepOn: null,
  archivedAt: null,
  people: [
    {
      id: 'c0000000-0000-4000-8000-000000000002',
      version: 1,
      firstName: 'Ada',
      lastName: 'Byron',
      birthDate: null,
      email: ada.email,
      phone: null,
      loyalties: [{ program: 'Castaway Club', level: 'Gold' }],
      heightInches: null,
      dietaryNotes: null,
      passportExpiresOn: '2020-03-01',
      notes: null,
    },
  ],
  connections: [],
};
const line = {
  ...{ key: 'change:e0000000-0000-4000-8000-000000000001', at: '2026-11-21T10:00:00.000Z', by: 'Dana' },
  ...{ isYou: true, kind: 'change', action: 'changed', what: 'client “Ada Byron”', undo: 'open' },
  ...{ details: ['stage Lead → Quoted'], targetId: null, tripId: null, tripName: null },
  ...{ cents: null, currency: null },
};
const details = {
  'GET /api/v1/clients/:clientId': () => household,
  'GET /api/v1/clients/:clientId/timeline': () => ({ planned: [], lines: [line], next: null }),
};

describe('a client', () => {
  const path = `/app/agents/clients/${ada.id}`;

  it('shows who they are, what is next and what happened', async () => {
    open(path, details);
    expect(await screen.findByRole('heading', { name: 'Ada Byron' })).toBeVisible();
    expect(screen.getByText('Loves verandas')).toBeVisible();
    expect(screen.getByText('Castaway Club: Gold')).toBeVisible();
    expect(screen.getByText(/Passport expired/)).toBeVisible();
    expect(await screen.findByText('stage Lead → Quoted')).toBeVisible();
  });

  it('also shows what a service before households answers', async () => {
    open(path, { ...details, 'GET /api/v1/clients/:clientId': () => ada });
    expect(await screen.findByText('Loves verandas')).toBeVisible();
  });

  it('saves the stage at the version that was seen', async () => {
    const page = open(path, {
      ...details,
      'PATCH /api/v1/clients/:clientId': () => ({ ...household, stage: 'lost', version: 5 }),
    });
    await page.user.selectOptions(await screen.findByLabelText('Stage'), 'Lost');
    const sent = { version: 4, stage: 'lost' };
    await waitFor(() => expect(page.requests.find(({ method }) => method === 'PATCH')?.body).toEqual(sent));
  });

  it('adds a person and keeps what was typed when that fails', async () => {
    const page = open(path, {
      ...details,
      'POST /api/v1/clients/:clientId/people': () =>
        answer(400, {
          code: 'VALIDATION_FAILED',
          message: 'Please check the form',
          fields: [{ path: 'birthDate', message: 'Enter a date between 1900 and 2199' }],
        }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Add a person' }));
    const dialog = await screen.findByRole('dialog');
    await page.user.type(within(dialog).getByLabelText('First name'), 'Mia');
    await page.user.type(within(dialog).getByLabelText('Last name'), 'Byron');
    await page.user.click(within(dialog).getByRole('button', { name: 'Add to the household' }));
    expect(await within(dialog).findByText('Enter a date between 1900 and 2199')).toBeVisible();
    expect(within(dialog).getByLabelText('First name')).toHaveValue('Mia');
  });

  it('takes a change back', async () => {
    const page = open(path, {
      ...details,
      'POST /api/v1/clients/:clientId/activity/:changeId/undo': () => household,
    });
    await page.user.click(await screen.findByRole('button', { name: /^Undo/ }));
    await waitFor(() =>
      expect(page.requests.some(({ path: called }) => called.endsWith(`${line.key.slice(7)}/undo`))).toBe(
        true,
      ),
    );
  });

  it('is not there for somebody else', async () => {
    const missing = answer(404, { code: 'NOT_FOUND', message: 'Not found' });
    open(path, { 'GET /api/v1/clients/:clientId': () => missing });
    expect(await screen.findByText('No such client')).toBeVisible();
  });
});
