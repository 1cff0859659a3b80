import type {
  BookingAlert,
  DueTask,
  Morning,
  MorningTask,
  Unanswered,
  UnansweredSummary,
} from '@landsea/contracts/agents';
import { answer, aUser } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsAgent } from '../testing/open-as-agent';
import { aWorkflowTask, inDays } from '../workflows/testing/a-workflow';
import { anEntry, aTask, aWish } from './testing/a-morning';

const agent = aUser({ userType: 'agent' });
const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const first = anEntry({ at: soon(3), opensAt: soon(3) });
const second = anEntry({
  tripId: 'a0000000-0000-4000-8000-000000000002',
  clientName: 'Ben Moss',
  at: soon(4),
  opensAt: soon(4),
});

const conversationId = 'b0000000-0000-4000-8000-000000000001';
const waiting = (change: Partial<Unanswered> = {}): Unanswered => ({
  clients: 1,
  clientName: 'Cleo Vance',
  since: new Date(Date.now() - 2 * 3_600_000).toISOString(),
  conversationId,
  ...change,
});
const nobody: UnansweredSummary = { waiting: null, held: null };

const emptyLists = {
  'GET /api/v1/conversations/unanswered': () => nobody,
  'GET /api/v1/paper-alerts': () => ({ alerts: [] }),
  'GET /api/v1/booking-alerts': () => ({ alerts: [], total: 0 }),
  'GET /api/v1/planning-fee-alerts': () => ({ alerts: [], total: 0 }),
  'GET /api/v1/price-offers': () => ({ offers: [] }),
  'GET /api/v1/quote-alerts': () => ({ alerts: [] }),
  'GET /api/v1/agreement-alerts': () => ({ alerts: [] }),
  'GET /api/v1/workflow-tasks': () => ({ tasks: [], total: 0 }),
};
const anAlert: BookingAlert = {
  ...{ kind: 'payment', title: 'The Santos stay', clientName: 'Ada Byron', tripName: 'Spring', at: null },
  ...{ tripId: second.tripId, clientId: second.tripId, bookingId: second.tripId, paymentId: second.tripId },
  ...{ cents: 20_000, currency: 'USD', on: soon(1).slice(0, 10) },
};

const open = (
  morning: Partial<Morning> = {},
  unanswered = nobody,
  tasks: DueTask[] = [],
  task?: MorningTask,
) => {
  const left = { entries: [first, second], tasks };
  const entries = () => morning.entries ?? left.entries;
  const page = openAsAgent('/app/agents/morning', {
    'GET /api/v1/morning': () => ({ entries: entries(), total: entries().length, trips: 2, ...morning }),
    ...emptyLists,
    'GET /api/v1/conversations/unanswered': () => unanswered,
    'GET /api/v1/workflow-tasks': () => ({ tasks: left.tasks, total: left.tasks.length }),
    'PATCH /api/v1/agent-trips/:tripId/tasks/:taskId': ({ body }) => {
      const { done } = body as { done: boolean };
      left.tasks = done ? [] : tasks;
      return { ...tasks[0], doneAt: done ? soon(0) : null, version: 2 };
    },
    'GET /api/v1/morning/:tripId/:windowId': ({ path }) =>
      task ?? aTask({ entry: path.includes(second.tripId) ? second : first }),
    'PUT /api/v1/morning/:tripId/:windowId/outcome': () => {
      left.entries = [second];
      return undefined;
    },
    'DELETE /api/v1/morning/:tripId/:windowId/outcome': () => {
      left.entries = [first, second];
      return undefined;
    },
    'PATCH /api/v1/trips/:tripId/items/:itemId': () => aWish({ status: 'booked', version: 2 }),
  });
  return page;
};

describe('an agent’s morning', () => {
  it('is worked through with the keyboard alone, and each step can be taken back', async () => {
    const { user, requests } = open();
    await screen.findByText('Ada Byron');
    await user.keyboard('j{Enter}');
    expect(await screen.findByText('Robin: must', { exact: false })).toBeVisible();
    await user.keyboard('b');
    expect(await screen.findByLabelText('Confirmation number')).toHaveFocus();
    expect(screen.getByLabelText('Time you got')).toHaveValue('08:30');
    await user.keyboard('QX-7{Enter}');
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
        version: 1,
        status: 'booked',
        time: '08:30',
        confirmation: 'QX-7',
      }),
    );
    await waitFor(() => expect(screen.queryByLabelText('Confirmation number')).not.toBeInTheDocument());
    await user.keyboard('d');
    expect(await screen.findByText('2 wishes open: try again tomorrow 6:00?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Finish anyway' }));
    expect(await screen.findByText('Ada Byron: done.')).toBeVisible();
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      outcome: 'done',
      opensAt: first.opensAt,
    });
    await waitFor(() => expect(screen.queryByText('Ada Byron')).not.toBeInTheDocument());
    await user.keyboard('u');
    expect(await screen.findByText('Ada Byron')).toBeVisible();
  });

  it('asks for tomorrow when a wish is open, with Enter alone', async () => {
    const { user, requests } = open();
    await screen.findByText('Ada Byron');
    await user.keyboard('jd');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Tomorrow, 6:00/ })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Ada Byron: again tomorrow at 6:00 AM Eastern.')).toBeVisible();
    expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({ outcome: 'later' });
  });

  it('names the clients who wait for an answer, and leads to them', async () => {
    open({}, { waiting: waiting({ clients: 2, conversationId: null }), held: null });
    const link = await screen.findByRole('link', { name: /wait/ });
    expect(link).toHaveTextContent('Cleo Vance and 1 more wait for an answer, the longest for 2 hours');
    expect(link).toHaveAttribute('href', '/app/agents/messages');
  });

  it('leads to the one conversation that waits', async () => {
    open({}, { waiting: waiting(), held: null });
    const link = await screen.findByRole('link', { name: /Cleo Vance waits for an answer.*for 2 hours/ });
    expect(link).toHaveAttribute('href', `/app/agents/messages?conversation=${conversationId}`);
  });

  it('names the clients whose emails were held back, and leads to them', async () => {
    open({}, { waiting: waiting({ clientName: 'Dora May' }), held: { ...waiting(), emails: 2 } });
    const link = await screen.findByRole('link', {
      name: /^2 emails in Cleo Vance’s conversation were held back\. Check who wrote them\.$/,
    });
    expect(link).toHaveAttribute('href', `/app/agents/messages?conversation=${conversationId}`);
    expect(screen.getByRole('link', { name: /Dora May waits for an answer/ })).toBeVisible();
  });

  it('begins with the tasks that are due, which are ticked and opened again', async () => {
    const tripId = 'a0000000-0000-4000-8000-000000000009';
    const of = { tripId, tripName: 'Spring', clientId: second.clientId, clientName: 'Cleo Vance' };
    const late = { ...aWorkflowTask({ title: 'Pay the deposit', dueOn: inDays(-1), who: 'client' }), ...of };
    const { user, requests } = open({ entries: [] }, nobody, [late]);
    const tasks = within(await screen.findByRole('region', { name: /^Tasks due/ }));
    expect(tasks.getByText(/1 day late/)).toBeVisible();
    expect(tasks.getByText('The client does this')).toBeVisible();
    expect(tasks.getByRole('link', { name: /Cleo Vance/ })).toHaveAttribute(
      'href',
      `/app/agents/trips/${tripId}/tasks`,
    );
    expect(screen.queryByText('Nothing opens or is due')).not.toBeInTheDocument();
    await user.click(tasks.getByRole('checkbox', { name: /Pay the deposit/ }));
    expect(await screen.findByText('“Pay the deposit” is done.')).toBeVisible();
    await waitFor(() => expect(tasks.queryByRole('checkbox')).not.toBeInTheDocument());
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ version: 1, done: true });
    expect(await screen.findByText('Nothing opens or is due')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('checkbox', { name: /Pay the deposit/ })).toBeVisible();
  });

  it('says which tasks are for the person who looks, and whose the others are', async () => {
    const of = {
      tripId: first.tripId,
      tripName: 'Spring',
      clientId: first.clientId,
      clientName: 'Cleo Vance',
    };
    const mine = {
      ...aWorkflowTask({ title: 'Call them', assigneeId: agent.id, assigneeName: 'Robin' }),
      ...of,
    };
    const other = { assigneeId: first.clientId, assigneeName: 'Kim', id: first.clientId };
    const theirs = { ...aWorkflowTask({ title: 'Look at prices', ...other }), ...of };
    open({}, nobody, [mine, theirs]);
    const tasks = within(await screen.findByRole('region', { name: /^Tasks due/ }));
    expect(tasks.getByText('For you')).toBeVisible();
    expect(tasks.getByText('Kim')).toBeVisible();
    expect(tasks.queryByText('Robin')).not.toBeInTheDocument();
  });

  it('puts off what has to come again', async () => {
    const { user, requests } = open();
    await screen.findByText('Ada Byron');
    await user.keyboard('jl');
    expect(await screen.findByText('Ada Byron: again in an hour.')).toBeVisible();
    expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({ outcome: 'later' });
  });

  it('takes a wish back that was said to be gone', async () => {
    const { user, requests } = open();
    await user.click(await screen.findByRole('button', { name: /Ada Byron/ }));
    const [wish] = await screen.findAllByRole('button', { name: /^None left of/ });
    await user.click(wish as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const changes = requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(changes).toEqual([
      { version: 1, status: 'cancelled' },
      { version: 2, status: aWish().status },
    ]);
  });

  it('asks for the day of a wish without one, and books nothing without a time', async () => {
    const { user, requests } = open();
    await screen.findByText('Ada Byron');
    await user.keyboard('j{Enter}');
    await screen.findByRole('button', { name: /^None left of Ohana/ });
    await user.keyboard('{ArrowDown}b');
    expect(await screen.findByLabelText('Day')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Choose the day first')).toBeVisible();
    expect(screen.getByText('Enter the time you got')).toBeVisible();
    expect(requests.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  it('begins a Lightning Lane with its time, and asks for no number', async () => {
    const ride = aWish({
      title: 'Peter Pan’s Flight',
      details: { kind: 'lane', product: 'multi', returnUntil: null, isPreselected: true },
    });
    const problems = [{ itemId: ride.id, text: 'Max: height missing, and this ride asks for 40 inches.' }];
    const { user } = open({}, nobody, [], aTask({ entry: first, wishes: [ride], problems }));
    await screen.findByText('Ada Byron');
    await user.keyboard('j{Enter}');
    const checks = within(await screen.findByRole('list', { name: 'To check: Peter Pan’s Flight' }));
    expect(checks.getByText(/Max: height missing/)).toBeVisible();
    await user.keyboard('b');
    expect(await screen.findByLabelText('Time you got')).toHaveFocus();
    expect(screen.queryByLabelText('Confirmation number')).not.toBeInTheDocument();
  });

  it('means the wish by n, and the whole entry by N', async () => {
    const { user, requests } = open();
    await screen.findByText('Ada Byron');
    await user.keyboard('j{Enter}');
    await screen.findByRole('button', { name: /^None left of Ohana/ });
    await user.keyboard('{ArrowDown}n');
    expect(await screen.findByText('Ohana: none left.')).toBeVisible();
    expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
    await user.keyboard('N');
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        outcome: 'nothing-left',
      }),
    );
  });

  it('says what is booked, and offers to tell the client', async () => {
    const booked = [
      aWish({ status: 'booked', confirmation: 'QX-7' }),
      aWish({ id: second.tripId, title: 'Ohana' }),
    ];
    const entry = { ...first, wishes: 0, booked: 2 };
    const { user, router } = open({ entries: [entry] }, nobody, [], aTask({ entry, wishes: [], booked }));
    await user.click(await screen.findByRole('button', { name: /Ada Byron/ }));
    expect(
      await screen.findByText('Sun, Mar 14, 8:30 AM: Topolino’s Terrace, confirmation QX-7'),
    ).toBeVisible();
    expect(screen.getAllByText('All 2 booked')).toHaveLength(2);
    const search = `client=${first.clientId}&trip=${first.tripId}&template=dining-results`;
    expect(screen.getByRole('link', { name: 'Tell Ada what you booked' })).toHaveAttribute(
      'href',
      `/app/agents/messages?${search}`,
    );
    await user.keyboard('m');
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/agents/messages'));
  });

  it('tells the client by one key once the window is dealt with, not the one who comes next', async () => {
    const { user, router } = open({
      entries: [
        { ...first, wishes: 0, booked: 2 },
        { ...second, booked: 1, clientId: conversationId },
      ],
    });
    await screen.findByText('Ada Byron');
    await user.keyboard('jd');
    expect(await screen.findByText('Ada Byron: done.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tell Ada what you booked' })).toBeVisible();
    await user.keyboard('m');
    await waitFor(() => expect(router.state.location.search).toContain(`client=${first.clientId}`));
  });

  it('keeps undo and the message at the keys when the last window is done', async () => {
    const morning: Partial<Morning> = { entries: [{ ...first, wishes: 0, booked: 2 }] };
    const { user, requests } = open(morning);
    await screen.findByText('Ada Byron');
    await user.keyboard('j');
    morning.entries = [];
    await user.keyboard('d');
    expect(await screen.findByText('Nothing opens or is due')).toBeVisible();
    await user.keyboard('u');
    await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('counts without the sample family', async () => {
    const sample = anEntry({ tripId: second.tripId, clientName: 'Sofia Rivera', isSample: true });
    open({ entries: [sample], trips: 0 });
    expect(await screen.findByText(/^This is your sample family’s morning\. None of your own/)).toBeVisible();
    expect(screen.getByText('Sofia Rivera')).toBeVisible();
  });

  it('says how many windows are of trips of one’s own', async () => {
    const sample = anEntry({ tripId: second.tripId, clientName: 'Sofia Rivera', isSample: true });
    open({ entries: [first, sample], trips: 1 });
    expect(await screen.findByText(/^1 window or payment for your trip,/)).toBeVisible();
  });

  it('says who left', async () => {
    open({ left: [{ clientId: first.clientId, clientName: 'Jen Brubaker', leftAt: soon(0) }] });
    const gone = within(await screen.findByRole('list', { name: 'Clients who left' }));
    expect(gone.getByText(/You keep what you planned; Jen no longer sees it/)).toBeVisible();
  });

  it('copies what a booking needs', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /Ada Byron/ }));
    await user.click(await screen.findByRole('button', { name: 'Copy it all' }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toContain('1. Topolino’s Terrace'),
    );
  });

  it('says that nothing waits, and what to do without any trip', async () => {
    open({ entries: [], trips: 0 });
    expect(await screen.findByText('No trip to watch yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the trips' })).toHaveAttribute(
      'href',
      '/app/agents/trips',
    );
  });

  it.each([
    ['with a word of rest while every list is empty', 0],
    ['without one while a booking has to be looked after', 1],
  ])('says that nothing opens, %s', async (_name, total) => {
    const offers = jest.fn(() => ({ offers: [] }));
    openAsAgent('/app/agents/morning', {
      ...emptyLists,
      'GET /api/v1/morning': () => ({ entries: [], total: 0, trips: 2 }),
      'GET /api/v1/booking-alerts': () => ({ alerts: [anAlert].slice(0, total), total }),
      'GET /api/v1/price-offers': offers,
    });
    expect(await screen.findByText(/^No booking window opens in the next/)).toBeVisible();
    if (total > 0) await screen.findByText(/The Santos stay/);
    else await screen.findByText(/Enjoy the quiet/);
    await waitFor(() => expect(offers).toHaveBeenCalled());
    expect(screen.queryAllByText(/Enjoy the quiet/)).toHaveLength(total === 0 ? 1 : 0);
  });

  it('offers to try again when it cannot be read', async () => {
    openAsAgent('/app/agents/morning', {
      ...emptyLists,
      'GET /api/v1/morning': () => answer(500, { code: 'INTERNAL', message: 'That did not work.' }),
    });
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});
