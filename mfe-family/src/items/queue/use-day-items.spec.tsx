import { answer, aUser, renderRoute, type Handlers } from '@landsea/web-kit/testing';
import type { DayItem } from '@landsea/contracts/planning';
import { act, screen, waitFor } from '@testing-library/react';
import { aDayItem, dayPlans } from '../../testing/day-fixtures';
import { freeAccess, fullAccess, tripId } from '../../testing/trip-fixtures';
import { useDayItems } from './use-day-items';

function Probe() {
  const { itemsOn, change, remove, notices } = useDayItems(tripId);
  const [first] = itemsOn('2027-03-14');
  return (
    <>
      <p>{first ? `${first.title} at ${first.time ?? ''}, ${first.note ?? 'no note'}` : 'Nothing'}</p>
      <button onClick={() => first && void change(first, { time: '15:00' }, { undo: 'Moved' })}>Move</button>
      <button onClick={() => first && void change(first, { note: 'Mine' })}>Write</button>
      <button onClick={() => first && void change(first, { note: 'Mine again' })}>Write again</button>
      <button onClick={() => first && void remove(first)}>Remove</button>
      {notices}
    </>
  );
}

const open = (handlers: Handlers, access: object = fullAccess) =>
  renderRoute([{ path: '/', Component: Probe }], '/', {
    user: aUser(),
    handlers: {
      'GET /api/user/access': () => access,
      'GET /api/v1/trips/:tripId/days': () => dayPlans(),
      ...handlers,
    },
  });
const keptKey = `trip_changes_${aUser().id}_${tripId}`;
const press = async (page: ReturnType<typeof open>, name: string) =>
  page.user.click(await screen.findByRole('button', { name }));
const bodies = ({ requests }: ReturnType<typeof open>, method: string) =>
  requests.filter((request) => request.method === method).map(({ body }) => body);

const daysFetched = ({ requests }: ReturnType<typeof open>) =>
  requests.filter(({ path }) => path.endsWith('/days')).length;

/** A service with one item, which others can change too. */
const service = (start = aDayItem()) => {
  let item = start;
  return {
    edit: (change: Partial<DayItem>) => (item = { ...item, ...change, version: item.version + 1 }),
    handlers: {
      'GET /api/v1/trips/:tripId/days': () => dayPlans([item]),
      'PATCH /api/v1/trips/:tripId/items/:itemId': ({ body }) => {
        const { version, ...change } = body as Partial<DayItem>;
        if (version !== item.version) return answer(409, { code: 'EDIT_CONFLICT', message: 'Changed.' });
        item = { ...item, ...change, version: item.version + 1 };
        return item;
      },
    } satisfies Handlers,
  };
};

describe('useDayItems', () => {
  afterEach(() => localStorage.clear());

  it('shows a change at once, sends it with the version it saw, and takes it back', async () => {
    const page = open(service().handlers);
    await screen.findByText(/at 10:00/);
    await press(page, 'Move');
    expect(screen.getByText(/at 15:00/)).toBeInTheDocument();
    await press(page, 'Undo');
    expect(await screen.findByText(/at 10:00/)).toBeInTheDocument();
    await waitFor(() =>
      expect(bodies(page, 'PATCH')).toEqual([
        { time: '15:00', version: 1 },
        { time: '10:00', version: 2 },
      ]),
    );
  });

  it('keeps what has no signal, says so, and sends it once when the browser is online', async () => {
    let isOnline = false;
    const { handlers } = service();
    const patch = handlers['PATCH /api/v1/trips/:tripId/items/:itemId'];
    const page = open({
      ...handlers,
      'PATCH /api/v1/trips/:tripId/items/:itemId': (request) =>
        isOnline ? patch(request) : answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'No signal.' }),
    });
    await screen.findByText(/at 10:00/);
    await press(page, 'Move');
    expect(await screen.findByText(/1 change is kept on this device/)).toBeInTheDocument();
    expect(screen.getByText(/at 15:00/)).toBeInTheDocument();
    expect(localStorage.getItem(keptKey)).toContain('15:00');
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/kept on this device/)).not.toBeInTheDocument());
    expect(screen.getByText('You’re connected again, and everything is sent.')).toBeInTheDocument();
    expect(screen.getByText(/at 15:00/)).toBeInTheDocument();
    expect(localStorage.getItem(keptKey)).toBeNull();
  });

  it('says that the browser is offline before anything is changed, and no longer once it is not', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open(service().handlers);
    expect(await screen.findByText(/^You’re offline/)).toBeInTheDocument();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/^You’re offline/)).not.toBeInTheDocument();
    onLine.mockRestore();
  });

  it('keeps what others changed elsewhere, and theirs where both changed the same', async () => {
    const { edit, handlers } = service();
    const page = open(handlers);
    await screen.findByText(/no note/);
    edit({ time: '11:00' });
    await press(page, 'Write');
    expect(await screen.findByText('Space Mountain at 11:00, Mine')).toBeInTheDocument();
    edit({ note: 'Theirs' });
    await press(page, 'Write again');
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed Space Mountain too' });
    expect(dialog).toHaveTextContent('Theirs');
    await press(page, 'Keep theirs');
    expect(await screen.findByText('Space Mountain at 11:00, Theirs')).toBeInTheDocument();
  });

  it('takes a refused change back, and a removal only with undo', async () => {
    let items = [aDayItem()];
    const page = open({
      'GET /api/v1/trips/:tripId/days': () => dayPlans(items),
      'PATCH /api/v1/trips/:tripId/items/:itemId': () =>
        answer(422, {
          code: 'VALIDATION_FAILED',
          message: 'Check it.',
          fields: [{ path: 'time', message: 'The park is closed then' }],
        }),
      'DELETE /api/v1/trips/:tripId/items/:itemId': () => void (items = []),
      'POST /api/v1/trips/:tripId/items': () => (items = [aDayItem()])[0],
    });
    await screen.findByText(/at 10:00/);
    await press(page, 'Move');
    expect(await screen.findByText(/at 10:00/)).toBeInTheDocument();
    await press(page, 'Remove');
    expect(screen.getByText('Nothing')).toBeInTheDocument();
    await press(page, 'Undo');
    await waitFor(() => expect(bodies(page, 'POST')).toMatchObject([{ title: 'Space Mountain' }]));
    expect(await screen.findByText(/at 10:00/)).toBeInTheDocument();
  });

  it('sends nothing for a reader who may only look', async () => {
    const page = open({}, freeAccess);
    await screen.findByText(/at 10:00/);
    await press(page, 'Move');
    expect(screen.getByText(/at 10:00/)).toBeInTheDocument();
    expect(bodies(page, 'PATCH')).toEqual([]);
  });

  it('fetches the days again when somebody else changed them and the event does not say how', async () => {
    const { edit, handlers } = service();
    const page = open(handlers);
    await screen.findByText(/at 10:00/);
    edit({ time: '17:00' });
    page.live.emit({ type: 'items.changed', by: 'Kim' });
    expect(await screen.findByText(/at 17:00/)).toBeInTheDocument();
  });

  it('takes over the items that an event carries, and fetches nothing', async () => {
    const page = open(service().handlers);
    await screen.findByText(/at 10:00/);
    const theirs = aDayItem({ time: '17:00', version: 2 });
    page.live.emit({ type: 'items.changed', by: 'Kim', rows: [theirs], removed: [] });
    expect(await screen.findByText(/at 17:00/)).toBeInTheDocument();
    page.live.emit({ type: 'items.changed', by: 'Kim', rows: [aDayItem()], removed: [] });
    expect(screen.getByText(/at 17:00/)).toBeInTheDocument();
    page.live.emit({ type: 'activity.changed' });
    page.live.emit({ type: 'items.changed', by: 'Kim', rows: [], removed: [theirs.id] });
    expect(await screen.findByText('Nothing')).toBeInTheDocument();
    expect(daysFetched(page)).toBe(1);
  });

  it('does not fetch its own edit again, neither after the answer nor after its event', async () => {
    const page = open(service().handlers);
    await screen.findByText(/at 10:00/);
    await press(page, 'Move');
    await waitFor(() => expect(localStorage.getItem(keptKey)).toBeNull());
    const mine = aDayItem({ time: '15:00', version: 2 });
    page.live.emit({ type: 'items.changed', by: 'Me', rows: [mine], removed: [] });
    await press(page, 'Write');
    await waitFor(() => expect(bodies(page, 'PATCH')).toHaveLength(2));
    expect(bodies(page, 'PATCH')[1]).toEqual({ note: 'Mine', version: 2 });
    expect(daysFetched(page)).toBe(1);
  });
});
