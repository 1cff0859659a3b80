import { sessionApi, sessionEnded, userChanged } from '@landsea/web-kit';
import { answer, aUser, renderRoute, type Handlers } from '@landsea/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { aDayItem, dayPlans } from '../../testing/day-fixtures';
import { aTrip, fullAccess, lineId, tripId } from '../../testing/trip-fixtures';
import { useDayItems } from './use-day-items';

const keptKey = `trip_changes_${aUser().id}_${tripId}`;
const unavailable = () => answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'No signal.' });

function Probe() {
  const { items, add, change, changeMany, changeDay, days, notices } = useDayItems(tripId);
  const ride = items.find(({ id }) => id === aDayItem().id);
  const snack = { id: lineId(7), title: 'Dole Whip', date: '2027-03-14', details: aDayItem().details };
  return (
    <>
      <ul>
        {items.map(({ id, title, time, note }) => (
          <li key={id}>{`${title} at ${time ?? 'any time'}, ${note ?? 'no note'}`}</li>
        ))}
      </ul>
      <p>{days[0]?.note}</p>
      <button onClick={() => ride && void change(ride, { time: '15:00' })}>Move</button>
      <button onClick={() => void add(snack)}>Add</button>
      <button onClick={() => void changeDay('2027-03-14', { note: 'Wear red' })}>Write on the day</button>
      <button
        onClick={() =>
          void changeMany({ title: 'Both', add: [snack], change: [{ id: lineId(1), note: 'Both' }] })
        }
      >
        Both
      </button>
      {notices}
    </>
  );
}

const open = (handlers: Handlers = {}) =>
  renderRoute([{ path: '/', Component: Probe }], '/', {
    user: aUser(),
    handlers: {
      'GET /api/user/access': () => fullAccess,
      'GET /api/v1/trips/:tripId/days': () => dayPlans(),
      ...handlers,
    },
  });
type Page = ReturnType<typeof open>;
const press = async (page: Page, name: string) =>
  page.user.click(await screen.findByRole('button', { name: new RegExp(`^${name}$`) }));
const writes = ({ requests }: Page) => requests.filter(({ method }) => method !== 'GET');
const reconnect = () => act(() => void window.dispatchEvent(new Event('online')));

const patch = 'PATCH /api/v1/trips/:tripId/items/:itemId';
const post = 'POST /api/v1/trips/:tripId/items';
const saved: Handlers = {
  [patch]: ({ body }) => ({ ...aDayItem(), ...(body as object), version: 2 }),
  [post]: ({ body }) => aDayItem({ ...(body as object), time: null }),
};

/** A page without a signal on which a ride was moved and another added, and which was closed then. */
const closedOffline = async () => {
  const page = open({ [patch]: unavailable, [post]: unavailable });
  await screen.findByText(/at 10:00/);
  await press(page, 'Move');
  await press(page, 'Add');
  await screen.findByText('2 changes are kept on this device and will save when you’re back online.');
  const stored = localStorage.getItem(keptKey) ?? '';
  const [first] = writes(page).map(({ headers }) => headers.get('Idempotency-Key'));
  page.unmount();
  // What another tab or an earlier page keeps trying counts for nothing here.
  act(() => void page.store.dispatch(sessionEnded()));
  return { stored, firstKey: first };
};

afterEach(() => {
  localStorage.clear();
});

describe('changes that an earlier visit kept', () => {
  it('show again before they are sent, and are sent in order under the same keys', async () => {
    const { firstKey } = await closedOffline();
    let isOnline = false;
    const online = (handler: Handlers[string]) => (request: Parameters<typeof handler>[0]) =>
      isOnline ? handler(request) : unavailable();
    const page = open(
      Object.fromEntries(Object.entries(saved).map(([name, handler]) => [name, online(handler)])),
    );
    expect(await screen.findByText(/Space Mountain at 15:00/)).toBeInTheDocument();
    expect(screen.getByText(/Dole Whip/)).toBeInTheDocument();
    isOnline = true;
    reconnect();
    await waitFor(() => expect(localStorage.getItem(keptKey)).toBeNull());
    const sent = writes(page).map(({ method, headers }) => [method, headers.get('Idempotency-Key')]);
    expect(sent[0]).toEqual(['PATCH', firstKey]);
    expect(sent.map(([method]) => method).at(-1)).toBe('POST');
    expect(screen.getByText(/Space Mountain at 15:00/)).toBeInTheDocument();
  });

  it('are shown to the person where they cannot be read, and nothing of them is sent', async () => {
    const poisoned = [
      {
        list: 'items',
        key: 'k1',
        write: { key: 'k1', kind: 'save', seen: { title: 'Space Mountain' }, change: { time: 99 } },
      },
      {
        list: 'items',
        key: 'k2',
        write: { key: 'k2', kind: 'remove', row: { ...aDayItem(), version: 'two' } },
      },
      'nonsense',
    ];
    localStorage.setItem(keptKey, JSON.stringify(poisoned));
    const page = open(saved);
    expect(await screen.findByText('We could not restore 3 changes you made offline:')).toBeInTheDocument();
    expect(screen.getByText('Space Mountain: Time 99')).toBeInTheDocument();
    expect(screen.getByText('Space Mountain: removed')).toBeInTheDocument();
    expect(writes(page)).toEqual([]);
    await press(page, 'Got it');
    expect(screen.queryByText(/could not restore/)).not.toBeInTheDocument();
    expect(localStorage.getItem(keptKey)).toBeNull();
  });

  it('are shown where the text itself is broken', async () => {
    localStorage.setItem(keptKey, '[{"list":"items","wri');
    open(saved);
    expect(await screen.findByText('We could not restore 1 change you made offline:')).toBeInTheDocument();
    expect(screen.getByText('Something on your days')).toBeInTheDocument();
  });

  it('of the shape of an earlier release are shown, as they do not say whose they are', async () => {
    const older = [{ kind: 'change', id: 'k1', seen: aDayItem(), change: { time: '15:00', note: 'Mine' } }];
    localStorage.setItem(`trip_changes_${tripId}`, JSON.stringify(older));
    const page = open(saved);
    expect(await screen.findByText('Space Mountain: Time 3:00 PM, Note Mine')).toBeInTheDocument();
    expect(screen.getByText(/Space Mountain at 10:00/)).toBeInTheDocument();
    expect(writes(page)).toEqual([]);
    expect(localStorage.getItem(`trip_changes_${tripId}`)).toBeNull();
  });

  it('do not hold up those that can be read', async () => {
    const { stored } = await closedOffline();
    localStorage.setItem(keptKey, JSON.stringify(['nonsense', ...(JSON.parse(stored) as unknown[])]));
    const page = open(saved);
    await waitFor(() => expect(writes(page)).toHaveLength(2));
    expect(screen.getByText('We could not restore 1 change you made offline:')).toBeInTheDocument();
    await waitFor(() => expect(JSON.parse(localStorage.getItem(keptKey) ?? '')).toEqual(['nonsense']));
  });

  it('of another person are neither sent nor shown', async () => {
    const { stored } = await closedOffline();
    localStorage.clear();
    localStorage.setItem(`trip_changes_${lineId(9)}_${tripId}`, stored);
    const page = open(saved);
    expect(await screen.findByText(/Space Mountain at 10:00/)).toBeInTheDocument();
    expect(writes(page)).toEqual([]);
  });
});

describe('when the session ends while changes wait', () => {
  const unauthenticated = () => answer(401, { code: 'UNAUTHENTICATED', message: 'Sign in first.' });
  const signInAs = (page: Page, id: string) =>
    act(() => void page.store.dispatch(userChanged(aUser({ id }))));
  const signedOut: Handlers = {
    'GET /api/auth/user': unauthenticated,
    'POST /api/auth/logout': () => answer(204),
  };

  /** A change that found no signal, and then no session. */
  const expired = async () => {
    let isSignedIn = false;
    const handler = (request: Parameters<NonNullable<Handlers[string]>>[0]) =>
      isSignedIn ? saved[patch]?.(request) : unauthenticated();
    const page = open({ [patch]: handler, ...signedOut });
    await screen.findByText(/at 10:00/);
    await press(page, 'Move');
    await screen.findByText(/1 change is kept on this device/, undefined, { timeout: 10_000 });
    act(() => void page.store.dispatch(sessionEnded()));
    return { page, allow: () => (isSignedIn = true) };
  };

  it('keeps them, and sends them when the same person signs in again', async () => {
    const { page, allow } = await expired();
    const [first] = writes(page);
    expect(localStorage.getItem(keptKey)).toContain('15:00');
    allow();
    signInAs(page, aUser().id);
    await waitFor(() => expect(localStorage.getItem(keptKey)).toBeNull());
    const sent = writes(page);
    expect(sent.at(-1)?.body).toEqual(first?.body);
    expect(sent.at(-1)?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
    expect(await screen.findByText(/Space Mountain at 15:00/)).toBeInTheDocument();
  });

  it('forgets them when another person signs in, and sends nothing', async () => {
    const { page, allow } = await expired();
    const before = writes(page).length;
    allow();
    signInAs(page, lineId(9));
    await waitFor(() => expect(localStorage.getItem(keptKey)).toBeNull());
    reconnect();
    expect(await screen.findByText(/at 10:00/)).toBeInTheDocument();
    expect(writes(page)).toHaveLength(before);
  });

  it('forgets them when the person signs out, and stops sending', async () => {
    const page = open({ [patch]: unavailable, ...signedOut });
    await screen.findByText(/at 10:00/);
    await press(page, 'Move');
    await screen.findByText(/1 change is kept on this device/);
    await act(() => page.store.dispatch(sessionApi.endpoints.logout.initiate()));
    expect(localStorage.getItem(keptKey)).toBeNull();
    const before = writes(page).length;
    reconnect();
    signInAs(page, aUser().id);
    expect(await screen.findByText(/at 10:00/)).toBeInTheDocument();
    expect(writes(page)).toHaveLength(before);
  });
});

it('asks about a conflict that it finds only after it had to wait', async () => {
  let isOnline = false;
  const theirs = aDayItem({ time: '11:00', version: 2 });
  const page = open({
    'GET /api/v1/trips/:tripId/days': () => dayPlans([isOnline ? theirs : aDayItem()]),
    [patch]: () => (isOnline ? answer(409, { code: 'EDIT_CONFLICT', message: 'Changed.' }) : unavailable()),
  });
  await screen.findByText(/at 10:00/);
  await press(page, 'Move');
  await screen.findByText(/1 change is kept on this device/);
  isOnline = true;
  reconnect();
  expect(
    await screen.findByRole('dialog', { name: 'Somebody else changed Space Mountain too' }),
  ).toHaveTextContent('3:00 PM');
  expect(localStorage.getItem(keptKey)).toContain('15:00');
  await press(page, 'Keep theirs');
  expect(await screen.findByText(/at 11:00/)).toBeInTheDocument();
  expect(localStorage.getItem(keptKey)).toBeNull();
});

it('sends several items as one step, over the versions that they have by then', async () => {
  const versions: unknown[] = [];
  let refuse = (): void => undefined;
  const held = new Promise<void>((resolve) => (refuse = resolve));
  const now = aDayItem({ time: '11:00', version: 4 });
  const page = open({
    'GET /api/v1/trips/:tripId/days': () => dayPlans([versions.length > 0 ? now : aDayItem()]),
    'POST /api/v1/trips/:tripId/items/changes': async ({ body }) => {
      await held;
      const { change } = body as { change: { version: number }[] };
      versions.push(change[0]?.version);
      if (change[0]?.version !== 4) return answer(409, { code: 'EDIT_CONFLICT', message: 'Changed.' });
      return dayPlans([
        { ...now, note: 'Both', version: 5 },
        aDayItem({ id: lineId(7), title: 'Dole Whip' }),
      ]);
    },
  });
  await screen.findByText(/at 10:00/);
  await press(page, 'Both');
  expect(screen.getByText('Space Mountain at 10:00, Both')).toBeInTheDocument();
  expect(screen.getByText(/Dole Whip at any time/)).toBeInTheDocument();
  refuse();
  expect(await screen.findByText('Space Mountain at 11:00, Both')).toBeInTheDocument();
  expect(versions).toEqual([1, 4]);
});

it('takes a refused step back whole', async () => {
  const page = open({
    'POST /api/v1/trips/:tripId/items/changes': () =>
      answer(422, { code: 'VALIDATION_FAILED', message: 'Check it.', fields: [] }),
  });
  await screen.findByText(/at 10:00/);
  await press(page, 'Both');
  await waitFor(() => expect(screen.queryByText(/Dole Whip/)).not.toBeInTheDocument());
  expect(screen.getByText('Space Mountain at 10:00, no note')).toBeInTheDocument();
});

it('changes a day with the version it saw', async () => {
  const page = open({
    'GET /api/trips/:tripId': () => answer(404, { code: 'NOT_FOUND', message: 'Not needed here.' }),
    'PATCH /api/v1/trips/:tripId/days/:date': ({ body }) =>
      dayPlans(
        undefined,
        aTrip()
          .days.slice(0, 1)
          .map((day) => ({ ...day, ...(body as object), version: 2 })),
      ),
  });
  await screen.findByText(/at 10:00/);
  await press(page, 'Write on the day');
  expect(screen.getByText('Wear red')).toBeInTheDocument();
  await waitFor(() => expect(localStorage.getItem(keptKey)).toBeNull());
  expect(writes(page).map(({ body }) => body)).toEqual([{ note: 'Wear red', version: 1 }]);
  expect(screen.getByText('Wear red')).toBeInTheDocument();
});
