import { api, createStore, listenToAnnouncement } from '@landsea/web-kit';
import { answer, fetchDouble, type FakeRequest, type Handlers } from '@landsea/web-kit/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import * as z from 'zod/mini';
import { conflictTexts, getFailureText, RowList, RowQueue, useRows, type RowResult } from '.';

const Item = z.object({ id: z.string(), version: z.number(), title: z.string(), cents: z.number() });
type Item = z.infer<typeof Item>;
const Items = z.object({ items: z.array(Item) });
type Items = z.infer<typeof Items>;
type CreateItem = Omit<Item, 'version'>;
type ItemChange = Partial<Pick<Item, 'title' | 'cents'>>;

const queue = new RowQueue<Item, ItemChange>();
const itemsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getItems: build.query<Items, string>({
      query: (tripId) => `/trips/${tripId}/items`,
      transformResponse: (raw, meta, tripId) => ({
        items: queue.merge(tripId, Items.parse(raw).items, meta),
      }),
    }),
  }),
});
const itemRows = new RowList({
  queue,
  query: itemsApi.endpoints.getItems,
  rowsOf: (list: Items) => list.items,
  withRows: (list, items) => ({ ...list, items }),
  url: (tripId: string) => `/trips/${tripId}/items`,
  parse: (raw) => Item.parse(raw),
  parseList: (raw) => Items.parse(raw),
  preview: (created: CreateItem): Item => ({ ...created, version: 0 }),
  recreate: ({ version: _version, ...created }) => created,
});

let tests = 0;
let lunch: Item = { id: '', version: 1, title: 'Lunch', cents: 500 };
const later = <T,>(): { promise: Promise<T>; resolve: (value: T) => void } => {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
};

const open = async (handlers: Handlers, items = [lunch]) => {
  const tripId = `trip-${tests}`;
  const double = fetchDouble({ 'GET /trips/:tripId/items': () => ({ items }), ...handlers });
  Object.assign(globalThis, { fetch: double.fetch });
  const store = createStore();
  const fetchItems = () =>
    store.dispatch(itemsApi.endpoints.getItems.initiate(tripId, { forceRefetch: true }));
  await fetchItems();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const rows = renderHook(() => useRows(itemRows, tripId), { wrapper });
  const writes = () => double.requests.filter(({ method }) => method !== 'GET');
  return {
    tripId,
    store,
    rows,
    fetchItems,
    writes,
    edits: () => rows.result.current,
    shown: () => itemsApi.endpoints.getItems.select(tripId)(store.getState()).data?.items,
  };
};

const bodyOf = (request: FakeRequest | undefined) => request?.body;

// The queue lives as long as the page: each test has a trip and its own row.
beforeEach(() => {
  tests += 1;
  lunch = { ...lunch, id: `item-${tests}` };
});
afterEach(() => jest.useRealTimers());

describe('saving a change', () => {
  it('shows it at once, names the version, and ends as saved', async () => {
    const reply = later<Item>();
    const page = await open({ 'PATCH /trips/:tripId/items/:id': () => reply.promise });
    const ending = page.edits().save(lunch, { cents: 900 });
    expect(page.shown()).toEqual([{ ...lunch, cents: 900 }]);
    reply.resolve({ ...lunch, cents: 900, version: 2 });
    expect(await ending).toEqual({ kind: 'saved', row: { ...lunch, cents: 900, version: 2 } });
    expect(bodyOf(page.writes()[0])).toEqual({ version: 1, cents: 900 });
  });

  it('keeps an unanswered change over a list that is fetched meanwhile', async () => {
    const page = await open({ 'PATCH /trips/:tripId/items/:id': () => later().promise }, [
      { ...lunch, title: 'Late lunch', version: 2 },
    ]);
    void page.edits().save(lunch, { cents: 900 });
    await page.fetchItems();
    expect(page.shown()).toMatchObject([{ title: 'Late lunch', cents: 900 }]);
  });

  it('is sent again over another field that somebody else changed', async () => {
    const theirs = { ...lunch, title: 'Brunch', version: 2 };
    const page = await open(
      {
        'PATCH /trips/:tripId/items/:id': ({ body }) =>
          (body as Item).version === 1
            ? answer(409, { code: 'EDIT_CONFLICT', message: 'Changed.' })
            : { ...theirs, ...(body as ItemChange), version: 3 },
      },
      [theirs],
    );
    expect(await page.edits().save(lunch, { cents: 900 })).toMatchObject({ kind: 'saved' });
    expect(page.shown()).toEqual([{ ...theirs, cents: 900, version: 3 }]);
  });

  it('is saved already when the service has it from a call whose answer got lost', async () => {
    const page = await open(
      {
        'PATCH /trips/:tripId/items/:id': () => answer(409, { code: 'EDIT_CONFLICT', message: 'Changed.' }),
      },
      [{ ...lunch, cents: 900, version: 2 }],
    );
    expect(await page.edits().save(lunch, { cents: 900 })).toMatchObject({ kind: 'saved' });
    expect(page.writes()).toHaveLength(1);
  });

  it('is taken back and answered in words when the service refuses it', async () => {
    const fields = [{ path: 'title', message: 'Too long' }];
    const page = await open({
      'PATCH /trips/:tripId/items/:id': () =>
        answer(400, { code: 'VALIDATION_FAILED', message: 'Check it.', fields }),
    });
    const result = await page.edits().save(lunch, { title: 'x' });
    expect(result).toMatchObject({ kind: 'rejected', fields: { title: 'Too long' } });
    expect(getFailureText(result)).toBe('Too long');
    expect(page.shown()).toEqual([lunch]);
  });
});

describe('a service in trouble', () => {
  const unavailable = () => answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Back in a minute.' });

  it('is tried again under the same key, while the change stays shown', async () => {
    jest.useFakeTimers();
    const replies = [unavailable(), { ...lunch, cents: 900, version: 2 }];
    const page = await open({ 'PATCH /trips/:tripId/items/:id': () => replies.shift() });
    const ending = page.edits().save(lunch, { cents: 900 });
    await jest.advanceTimersByTimeAsync(999);
    expect(page.shown()).toMatchObject([{ cents: 900 }]);
    expect(page.writes()).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await ending).toMatchObject({ kind: 'saved' });
    const [first, second] = page.writes().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toBe(second);
  });

  it('ends as offline after three attempts, with the change taken back', async () => {
    jest.useFakeTimers();
    const page = await open({ 'PATCH /trips/:tripId/items/:id': unavailable });
    const ending = page.edits().save(lunch, { cents: 900 });
    await jest.advanceTimersByTimeAsync(4000);
    const result = await ending;
    expect(result).toEqual({ kind: 'offline', message: 'Back in a minute.' });
    expect(getFailureText(result)).toBe('Not saved. Back in a minute.');
    expect(page.writes()).toHaveLength(3);
    expect(page.shown()).toEqual([lunch]);
  });

  it('is announced when the component that edits is gone', async () => {
    const announced: string[] = [];
    const stop = listenToAnnouncement('toast', ({ description }) => announced.push(description ?? ''));
    const reply = later<Response>();
    const page = await open({ 'PATCH /trips/:tripId/items/:id': () => reply.promise });
    const ending = page.edits().save(lunch, { cents: 900 });
    page.rows.unmount();
    reply.resolve(answer(400, { code: 'MALFORMED_BODY', message: 'Not understood.' }));
    await ending;
    stop();
    expect(announced).toEqual(['Not understood.']);
  });
});

describe('a conflict', () => {
  const brunch = () => ({ ...lunch, title: 'Brunch', version: 2 });
  const patch: Handlers = {
    'PATCH /trips/:tripId/items/:id': ({ body }) =>
      (body as Item).version === 1
        ? answer(409, { code: 'EDIT_CONFLICT', message: 'Changed.' })
        : { ...brunch(), ...(body as ItemChange), version: 3 },
  };
  const change = { title: 'Tea', cents: 900 };
  const settle = async (keep: 'mine' | 'theirs') => {
    const page = await open(patch, [brunch()]);
    await act(async () => void (await page.edits().save(lunch, change)));
    const { conflict } = page.edits();
    await act(() => page.edits().settleConflict(keep));
    return { ...page, conflict };
  };

  it('shows what stands now and what was typed', async () => {
    const { conflict } = await settle('theirs');
    expect(
      conflict && conflictTexts(conflict, { title: 'Title', cents: 'Amount' }, (row, f) => String(row[f])),
    ).toEqual({
      isDeleted: false,
      fields: [{ label: 'Title', theirs: 'Brunch', mine: 'Tea' }],
    });
  });

  it('is over when mine is kept', async () => {
    const page = await settle('mine');
    expect(page.edits().conflict).toBeUndefined();
    expect(page.shown()).toMatchObject([change]);
  });

  it('keeps the rest of what was typed when theirs is kept', async () => {
    const page = await settle('theirs');
    expect(page.shown()).toMatchObject([{ title: 'Brunch', cents: 900 }]);
    expect(bodyOf(page.writes().at(-1))).toEqual({ version: 2, cents: 900 });
  });

  it('brings a deleted row back with what was typed', async () => {
    let items = [lunch];
    const page = await open({
      'GET /trips/:tripId/items': () => ({ items }),
      'PATCH /trips/:tripId/items/:id': () => answer(404, { code: 'NOT_FOUND', message: 'Gone.' }),
      'POST /trips/:tripId/items': ({ body }) => answer(201, { ...(body as CreateItem), version: 1 }),
    });
    items = [];
    await act(async () => void (await page.edits().save(lunch, { cents: 900 })));
    expect(page.shown()).toEqual([]);
    expect(page.edits().conflict?.current).toBeUndefined();
    await act(() => page.edits().settleConflict('mine'));
    expect(page.shown()).toEqual([{ ...lunch, cents: 900 }]);
  });
});

describe('creating and removing', () => {
  it('shows a new row at once, and sends the same content again under the same id', async () => {
    const replies = [answer(400, { code: 'MALFORMED_BODY', message: 'No.' })];
    const page = await open({
      'POST /trips/:tripId/items': ({ body }) =>
        replies.shift() ?? answer(201, { ...(body as CreateItem), version: 1 }),
    });
    const content = { title: 'Tea', cents: 300 };
    const ending = page.edits().create(content);
    expect(page.shown()).toMatchObject([lunch, { ...content, version: 0 }]);
    expect(await ending).toMatchObject({ kind: 'rejected' });
    expect(page.shown()).toEqual([lunch]);
    await page.edits().create(content);
    const [first, second] = page.writes().map(({ body }) => (body as Item).id);
    expect(first).toBe(second);
    expect(page.shown()).toMatchObject([lunch, { ...content, version: 1 }]);
  });

  it('removes a row at once, and its undo creates it again', async () => {
    const page = await open({
      'DELETE /trips/:tripId/items/:id': () => undefined,
      'POST /trips/:tripId/items': ({ body }) => answer(201, { ...(body as CreateItem), version: 1 }),
    });
    const ending = page.edits().remove(lunch);
    expect(page.shown()).toEqual([]);
    const result: RowResult<Item, ItemChange> = await ending;
    await (result.kind === 'saved' ? result.undo?.() : undefined);
    expect(page.shown()).toEqual([lunch]);
  });
});

it('live updates show somebody else\u2019s change, and not the echo of one\u2019s own', async () => {
  const page = await open({});
  const theirs = { ...lunch, cents: 700, version: 2 };
  expect(page.store.dispatch(itemRows.receive(page.tripId, theirs))).toBe(true);
  expect(page.shown()).toEqual([theirs]);
  expect(page.store.dispatch(itemRows.receive(page.tripId, theirs))).toBe(false);
  expect(page.store.dispatch(itemRows.lose(page.tripId, lunch.id))).toBe(true);
  expect(page.shown()).toEqual([]);
});
