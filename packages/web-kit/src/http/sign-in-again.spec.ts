import { api } from './api';
import { createStore } from '../store/store';
import { answer, fetchDouble } from '../testing/fetch-double';
import { promptSignInWith } from './sign-in-again';

const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    seeThing: build.query<unknown, string>({ query: (id) => `/api/things/${id}` }),
    keepThing: build.mutation<unknown, void>({ query: () => ({ url: '/api/things', method: 'POST' }) }),
    enter: build.mutation<unknown, void>({
      query: () => ({ url: '/api/things', method: 'POST' }),
      extraOptions: { retry: false },
    }),
  }),
});
const { seeThing, keepThing, enter } = testApi.endpoints;

/** A service whose session is over until somebody signs in. */
const service = () => {
  const session = { isThere: false };
  const orRefused = (value: unknown) => () =>
    session.isThere ? value : answer(401, { code: 'UNAUTHENTICATED', message: 'Sign in' });
  const double = fetchDouble({
    'GET /api/things/:id': orRefused({ n: 1 }),
    'POST /api/things': orRefused({ n: 2 }),
    'GET /api/auth/user': orRefused({ id: 'robin' }),
  });
  Object.assign(globalThis, { fetch: double.fetch });
  return { session, requests: double.requests, store: createStore() };
};

let stop = (): void => undefined;
/** @returns how often the person was asked, and what answers. */
const prompt = () => {
  const asked: ((isSignedIn: boolean) => void)[] = [];
  stop = promptSignInWith(() => new Promise((resolve) => asked.push(resolve)));
  return asked;
};
const pass = () => jest.advanceTimersByTimeAsync(60_000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('a change waits for the person to sign in again, and is sent once more with the same key', async () => {
  const { session, requests, store } = service();
  const asked = prompt();
  const saved = store.dispatch(keepThing.initiate());
  await pass();
  expect(asked).toHaveLength(1);
  session.isThere = true;
  asked[0]?.(true);
  expect(await saved).toMatchObject({ data: { n: 2 } });
  const keys = requests
    .filter(({ path }) => path === '/api/things')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys)).toEqual(new Set([expect.stringMatching(/^[\w-]{36}$/)]));
});

test('the person is asked once for all that a page reads and writes', async () => {
  const { session, store } = service();
  const asked = prompt();
  const calls = [
    store.dispatch(seeThing.initiate('1')),
    store.dispatch(seeThing.initiate('2')),
    store.dispatch(keepThing.initiate()),
  ];
  await pass();
  expect(asked).toHaveLength(1);
  session.isThere = true;
  asked[0]?.(true);
  for (const { data } of await Promise.all(calls)) expect(data).toBeDefined();
});

test('a page that reads while the session is known elsewhere only reads again', async () => {
  const { session, store, requests } = service();
  const asked = prompt();
  const read = store.dispatch(seeThing.initiate('1'));
  session.isThere = true;
  await pass();
  expect((await read).data).toEqual({ n: 1 });
  expect(asked).toHaveLength(0);
  expect(requests.at(-1)?.path).toBe('/api/things/1');
});

test.each([
  ['signs out instead', keepThing, 1],
  ['is just signing in', enter, 0],
])('the refusal stands for a person who %s', async (_who, call, times) => {
  const { store } = service();
  const asked = prompt();
  const saved = store.dispatch(call.initiate());
  await pass();
  asked[0]?.(false);
  expect(asked).toHaveLength(times);
  expect(await saved).toMatchObject({ error: { status: 401 } });
});

test('the refusal stands where nobody is signed in', async () => {
  const { store, requests } = service();
  expect(await store.dispatch(seeThing.initiate('1'))).toMatchObject({ error: { status: 401 } });
  expect(requests).toHaveLength(1);
});
