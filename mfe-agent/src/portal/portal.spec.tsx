import type { TravelAgent } from '@landsea/contracts/agents';
import { DayPlans, TripTasks } from '@landsea/contracts/planning';
import { TripDetail } from '@landsea/contracts/trip';
import { answer, aUser, renderRoute, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';

const client = aUser({ userType: 'client', isClient: true });
const tripId = 'b0000000-0000-4000-8000-000000000001';
const itemId = 'd0000000-0000-4000-8000-000000000001';
const sam = 'e0000000-0000-4000-8000-000000000002';
const spring = { tripId, name: 'Castles and coral', startDate: '2027-03-14', endDate: '2027-03-15' };
const consent = { shared: true, seesMoney: false, seesDocuments: false, version: 1 };
const dana = (trips: TravelAgent['trips']): TravelAgent => ({
  clientId: 'c0000000-0000-4000-8000-000000000001',
  name: 'Dana Whitfield',
  email: 'dana@agents.example',
  since: '2026-11-21T10:00:00.000Z',
  trips,
});
const day = { kind: 'park', parks: ['epcot'], place: null, note: null, version: 1 };
const trip = TripDetail.parse({
  id: tripId,
  ...spring,
  mode: 'parks',
  status: 'planning',
  archived: false,
  createdAt: '2026-10-01T12:00:00Z',
  stays: [],
  sailing: null,
  party: [
    { id: 'e0000000-0000-4000-8000-000000000001', name: 'Robin', age: 38 },
    { id: sam, name: 'Sam', age: 7 },
  ],
  version: 1,
  days: [],
});
const item = (change: object) => ({
  id: itemId,
  title: 'Dinner under the stars',
  date: null,
  time: null,
  dayPart: null,
  minutes: null,
  isFixed: false,
  position: 1,
  people: null,
  park: null,
  place: null,
  catalogueId: null,
  status: 'wish',
  costCents: null,
  confirmation: null,
  note: null,
  details: { kind: 'note' },
  photoId: null,
  votes: {},
  version: 1,
  updatedAt: '2026-10-01T12:00:00Z',
  ...change,
});
const breakfast = {
  id: 'd0000000-0000-4000-8000-000000000002',
  title: 'Breakfast with friends',
  date: '2027-03-14',
  time: '08:10',
  status: 'booked',
};
const plans = DayPlans.parse({
  tripId,
  days: [
    { ...day, date: '2027-03-14' },
    { ...day, date: '2027-03-15' },
  ],
  items: [item({}), item(breakfast)],
  hourCents: null,
});
const task = {
  id: 'f0000000-0000-4000-8000-000000000001',
  title: 'Renew the passports',
  notes: null,
  status: 'to-do',
  topic: null,
  person: sam,
  due: null,
  dueOn: '2027-01-10',
  windowId: null,
  window: null,
  version: 1,
  updatedAt: '2026-10-01T12:00:00Z',
};
const access = { canView: true, canEdit: true, accessType: 'trip', isActive: true, message: 'Unlocked.' };

const handlers = (agents: TravelAgent[], change: Handlers = {}): Handlers => ({
  'GET /api/v1/travel-agents': () => ({ agents }),
  'GET /api/trips/:tripId': () => trip,
  'GET /api/v1/trips/:tripId/days': () => plans,
  'GET /api/v1/trips/:tripId/windows': () => ({ windows: [], meals: [] }),
  'GET /api/v1/trips/:tripId/tasks': () => TripTasks.parse({ tripId, tasks: [task] }),
  'GET /api/v1/travel-agents/:clientId/tasks': () => ({ tasks: [] }),
  'GET /api/v1/travel-agents/:clientId/documents': () => ({ documents: [] }),
  'GET /api/v1/travel-agents/:clientId/payments': () => ({ payments: [] }),
  'GET /api/user/access': () => access,
  ...change,
});
const open = (agents: TravelAgent[], change?: Handlers, path = '/client-portal') =>
  renderRoute(routes, path, { user: client, handlers: handlers(agents, change) });

const brand: TravelAgent['brand'] = {
  name: 'Magic Miles Travel',
  logo: null,
  photo: '/api/v1/brand-pictures/1',
  colors: null,
  agentName: 'Dana W.',
  phone: '(407) 555-0100',
  hours: 'Weekdays, 9 to 5',
  signature: null,
  replyTo: 'hello@magic-miles.example',
  legalLines: [],
  poweredBy: false,
};
const policy = {
  id: 'd0000000-0000-4000-8000-000000000001',
  kind: 'insurance',
  title: 'Policy of the whole family',
  personName: null,
  tripId: null,
  expiresOn: '2031-02-03',
  file: { name: 'policy.pdf', type: 'application/pdf', bytes: 900 },
};

describe('the client portal', () => {
  it('shows what is to pay, how and by when, and tells the agent what is paid', async () => {
    const said: unknown[] = [];
    const payment = {
      ...{ tripId, bookingId: policy.id, paymentId: task.id, title: 'Disney Wish', kind: 'final' },
      ...{ cents: 7_296_35, currency: 'USD', dueOn: '2020-01-08', paidOn: null, state: 'open' },
      howToPay: 'On the cruise line’s page',
    };
    const { user } = open([dana([{ ...spring, ...consent }])], {
      'GET /api/v1/travel-agents/:clientId/payments': () => ({
        payments: [{ ...payment, state: said.length > 0 ? 'told' : 'open' }],
      }),
      'PUT /api/v1/travel-agents/:clientId/payments/:bookingId/:paymentId': ({ body }: { body: unknown }) => {
        said.push(body);
        return { ...payment, state: 'told' };
      },
    });
    const card = await screen.findByRole('region', { name: 'Payments' });
    expect(within(card).getByText('Was due Wed, Jan 8, 2020')).toBeVisible();
    expect(within(card).getByText('On the cruise line’s page')).toBeVisible();
    await user.click(within(card).getByRole('button', { name: /^I paid this/ }));
    expect(await within(card).findByText('You said it’s paid. Your agent will confirm it.')).toBeVisible();
    expect(said).toEqual([{ isPaid: true }]);
  });

  it('shows the agent’s brand, and the papers that they share', async () => {
    const agent = { ...dana([{ ...spring, ...consent }]), brand };
    open([agent], { 'GET /api/v1/travel-agents/:clientId/documents': () => ({ documents: [policy] }) });
    const card = await screen.findByRole('region', { name: 'Your travel agent' });
    expect(card).toHaveTextContent('Dana W.Magic Miles Travel');
    expect(within(card).getByRole('link', { name: '(407) 555-0100' })).toHaveAttribute(
      'href',
      'tel:(407) 555-0100',
    );
    expect(within(card).getByText('Weekdays, 9 to 5')).toBeVisible();
    const papers = await screen.findByRole('region', { name: 'Your papers' });
    expect(within(papers).getByRole('link', { name: policy.title })).toHaveAttribute(
      'href',
      `/api/v1/travel-agents/${agent.clientId}/documents/${policy.id}/file`,
    );
    expect(papers).toHaveTextContent(/valid until .*2031/);
  });

  it('shows the next trip: how long still, its first day, tasks, and the agent', async () => {
    open([dana([{ ...spring, ...consent }])]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Castles and coral' })).toBeVisible();
    const first = await screen.findByRole('region', { name: 'First day' });
    expect(within(first).getByText('Breakfast with friends')).toBeVisible();
    expect(within(first).getByText('8:10 AM')).toBeVisible();
    expect(await screen.findByText('Renew the passports')).toBeVisible();
    expect(screen.getByText(/Due Sun, Jan 10, Sam/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'dana@agents.example' })).toHaveAttribute(
      'href',
      'mailto:dana@agents.example',
    );
  });

  it('leads a client who may wish to the place for it', async () => {
    open([dana([{ ...spring, ...consent }])], {
      'GET /api/v1/trips/:tripId/days': () => ({ ...plans, items: [] }),
    });
    const wishes = within(await screen.findByRole('region', { name: 'Wishes' }));
    expect(await wishes.findByRole('link', { name: 'Choose wishes' })).toHaveAttribute(
      'href',
      `/trip/${tripId}/wishes`,
    );
  });

  it('casts the vote of the person who is chosen, and takes it back when it is refused', async () => {
    let isRefused = false;
    const { user, requests } = open([dana([{ ...spring, ...consent }])], {
      'PUT /api/v1/trips/:tripId/items/:itemId/votes/:personId': () =>
        isRefused
          ? answer(409, { code: 'EDIT_CONFLICT', message: 'Changed elsewhere.' })
          : item({ votes: { [sam]: 'must' } }),
      'GET /api/v1/trips/:tripId/days': () => plans,
    });
    await user.selectOptions(await screen.findByLabelText('Who votes'), 'Sam');
    const group = screen.getByRole('group', { name: 'Vote on Dinner under the stars' });
    await user.click(within(group).getByRole('button', { name: 'Must do' }));
    const votes = () => requests.filter(({ method }) => method === 'PUT');
    await waitFor(() => expect(votes()).toHaveLength(1));
    expect(votes()[0]).toMatchObject({ body: { vote: 'must' }, params: { personId: sam } });
    isRefused = true;
    await user.click(within(group).getByRole('button', { name: 'Skip it' }));
    await waitFor(() =>
      expect(within(group).getByRole('button', { name: 'Skip it' })).toHaveAttribute('aria-pressed', 'false'),
    );
  });

  it('has what the agent asks for, and lets the client check it off and open it again', async () => {
    const asked = {
      id: 'f0000000-0000-4000-8000-000000000009',
      tripId,
      title: 'Pay the deposit',
      reason: 'An unpaid hold drops.',
      dueOn: '2026-11-01',
      doneAt: null,
    };
    const elsewhere = { ...asked, id: 'f0000000-0000-4000-8000-00000000000a', tripId: itemId, title: 'Pack' };
    let isRefused = false;
    const { user, requests } = open([dana([{ ...spring, ...consent }])], {
      'GET /api/v1/travel-agents/:clientId/tasks': () => ({ tasks: [asked, elsewhere] }),
      'PUT /api/v1/travel-agents/:clientId/tasks/:taskId': ({ body }) =>
        isRefused
          ? answer(500, { code: 'INTERNAL', message: 'That did not work.' })
          : { ...asked, doneAt: (body as { done: boolean }).done ? '2026-11-27T10:00:00.000Z' : null },
    });
    const card = within(await screen.findByRole('region', { name: 'For you to do' }));
    expect(card.getByText('Was due Sun, Nov 1')).toBeVisible();
    expect(card.queryByText('Pack')).not.toBeInTheDocument();
    await user.click(card.getByLabelText('Pay the deposit'));
    await waitFor(() => expect(card.getByLabelText('Pay the deposit')).toBeChecked());
    expect(card.getByText('All done for now. Your agent can see that.')).toBeVisible();
    isRefused = true;
    await user.click(card.getByLabelText('Pay the deposit'));
    await waitFor(() => expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    await waitFor(() => expect(card.getByLabelText('Pay the deposit')).toBeChecked());
  });

  it('offers no vote and no task to somebody who may only look', async () => {
    open([dana([{ ...spring, ...consent }])], {
      'GET /api/user/access': () => ({ ...access, canEdit: false }),
    });
    expect(await screen.findByText('Renew the passports')).toBeVisible();
    expect(await screen.findByText('Dinner under the stars')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Must do|Done/ })).not.toBeInTheDocument();
  });

  it('shows what an agent plans, and keeps own trips one tap away', async () => {
    const own = { ...spring, tripId: 'b0000000-0000-4000-8000-000000000009', name: 'Ours alone' };
    const summer = { ...spring, tripId: 'b0000000-0000-4000-8000-000000000002', name: 'Summer' };
    const { user } = open([
      dana([
        { ...spring, ...consent },
        { ...summer, ...consent, startDate: '2027-07-01', endDate: '2027-07-04' },
        { ...own, ...consent, shared: false },
      ]),
    ]);
    expect(await screen.findByRole('link', { name: 'One more trip of your own' })).toHaveAttribute(
      'href',
      '/my-trips',
    );
    expect(screen.queryByText('Ours alone')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Summer/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Summer' })).toBeVisible();
  });

  it('says what to do while nothing is planned together', async () => {
    open([dana([])]);
    expect(await screen.findByText('No trip here yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start a trip' })).toHaveAttribute('href', '/create-trip');
    expect(screen.getByText('Dana Whitfield')).toBeVisible();
  });

  it('says so to a person whose agent is gone', async () => {
    open([]);
    expect(await screen.findByRole('heading', { level: 1, name: 'No travel agent yet' })).toBeVisible();
  });

  it('keeps everything else when one part cannot be read', async () => {
    let isBroken = true;
    const { user } = open([dana([{ ...spring, ...consent }])], {
      'GET /api/v1/trips/:tripId/tasks': () =>
        isBroken
          ? answer(500, { code: 'INTERNAL', message: 'That did not work. Please try again.' })
          : TripTasks.parse({ tripId, tasks: [task] }),
    });
    expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();
    expect(screen.getByText('Dinner under the stars')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Renew the passports')).toBeVisible();
  });
});
