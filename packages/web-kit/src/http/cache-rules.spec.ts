import { accessApi, freeAccess } from '../session/access-api';
import { api } from './api';
import { createStore } from '../store/store';
import { answer, fetchDouble, type FakeRequest } from '../testing/fetch-double';

const MINUTE = 60_000;
const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    read: build.query<unknown, void>({ query: () => '/api/thing' }),
    write: build.mutation<unknown, void>({ query: () => ({ url: '/api/thing', method: 'POST' }) }),
  }),
});

const answering = (handler: (request: FakeRequest) => unknown) => {
  const double = fetchDouble({
    'GET /api/thing': handler,
    'POST /api/thing': handler,
    'GET /api/user/access': handler,
  });
  Object.assign(globalThis, { fetch: double.fetch });
  return { store: createStore(), requests: double.requests };
};
const read = testApi.endpoints.read.initiate;
const getAccess = accessApi.endpoints.getAccess.initiate;
const asOnAPage = { forceRefetch: 300 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what was fetched is never stale, and is not fetched anew on focus, on reconnecting or with time', async () => {
  const { store, requests } = answering(() => ({ n: 1 }));
  await store.dispatch(read());
  for (const event of ['focus', 'online', 'visibilitychange']) {
    window.dispatchEvent(new Event(event));
    document.dispatchEvent(new Event(event));
  }
  await jest.advanceTimersByTimeAsync(12 * 60 * MINUTE);
  await store.dispatch(read());
  expect(requests).toHaveLength(1);
});

test('what no page shows any more is kept for a while too', async () => {
  const { store, requests } = answering(() => ({ n: 1 }));
  const page = store.dispatch(read());
  await page;
  page.unsubscribe();
  await jest.advanceTimersByTimeAsync(60 * MINUTE);
  await store.dispatch(read());
  expect(requests).toHaveLength(1);
});

test.each([
  ['no network', () => Promise.reject(new TypeError('fetch failed'))],
  ['a server in trouble', () => answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Later' })],
  ['an ended session', () => answer(401, { code: 'UNAUTHENTICATED', message: 'Sign in' })],
])('a query is not tried again: %s', async (_what, handler) => {
  const { store, requests } = answering(handler);
  await store.dispatch(read());
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect(requests).toHaveLength(1);
});

test('a mutation that was answered is not sent again', async () => {
  const { store, requests } = answering(() => answer(500, { code: 'INTERNAL', message: 'It broke' }));
  await store.dispatch(testApi.endpoints.write.initiate());
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect(requests).toHaveLength(1);
});

describe('the access', () => {
  test('is kept for 5 minutes', async () => {
    const { store, requests } = answering(() => freeAccess);
    await store.dispatch(getAccess({}, asOnAPage));
    await jest.advanceTimersByTimeAsync(5 * MINUTE - 1000);
    await store.dispatch(getAccess({}, asOnAPage));
    expect(requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1000);
    await store.dispatch(getAccess({}, asOnAPage));
    expect(requests).toHaveLength(2);
  });

  test('is dropped 5 minutes after the last page that showed it', async () => {
    const { store, requests } = answering(() => freeAccess);
    const page = store.dispatch(getAccess({}));
    await page;
    page.unsubscribe();
    await jest.advanceTimersByTimeAsync(5 * MINUTE - 1000);
    expect(store.getState().api.queries).not.toEqual({});
    await jest.advanceTimersByTimeAsync(1001);
    expect(store.getState().api.queries).toEqual({});
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['no network', () => Promise.reject(new TypeError('fetch failed'))],
    ['a server in trouble', () => answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Later' })],
  ])('is sent once more 2 s after %s', async (_what, handler) => {
    const { store, requests } = answering(handler);
    void store.dispatch(getAccess({}));
    await jest.advanceTimersByTimeAsync(1999);
    expect(requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(requests).toHaveLength(2);
  });

  test('of a trip that may not be viewed is an answer', async () => {
    const { store, requests } = answering(() => answer(404, { code: 'NOT_FOUND', message: 'No such trip' }));
    void store.dispatch(getAccess({}));
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(requests).toHaveLength(1);
  });
});
