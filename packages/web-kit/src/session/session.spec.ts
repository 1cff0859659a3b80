import { setActiveTrip } from '../store/active-trip-slice';
import { accessApi, freeAccess } from './access-api';
import { sessionApi } from './session-api';
import { monitorSession } from './session-monitor';
import { createStore, type RootState } from '../store/store';
import { aUser } from '../testing/a-user';
import { answer, fetchDouble, type Handlers } from '../testing/fetch-double';

const MINUTE = 60_000;
const nobody = () => answer(401, { code: 'UNAUTHENTICATED', message: 'Sign in first' });

const start = (handlers: Handlers, known?: Partial<RootState>) => {
  const double = fetchDouble(handlers);
  Object.assign(globalThis, { fetch: double.fetch });
  const store = createStore(known);
  const stop = monitorSession(store);
  stops.push(stop);
  const userRequests = () => double.requests.filter(({ path }) => path === '/api/auth/user').length;
  return { store, userRequests, session: () => store.getState().session };
};

const stops: (() => void)[] = [];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  stops.splice(0).forEach((stop) => {
    stop();
  });
  jest.useRealTimers();
});

test('the first check starts 100 ms after load', async () => {
  const { userRequests, session } = start({ 'GET /api/auth/user': () => aUser() });
  await jest.advanceTimersByTimeAsync(99);
  expect(userRequests()).toBe(0);
  expect(session().status).toBe('loading');
  await jest.advanceTimersByTimeAsync(1);
  expect(session()).toEqual({ status: 'authenticated', user: aUser() });
  expect(sessionStorage.getItem('wasAuthenticated')).toBe('true');
});

test('a visitor of whom the document knows is not asked for, and sees no trip of somebody who left', async () => {
  localStorage.setItem('activeTripId', 'trip-1');
  const visitor = { session: { status: 'anonymous' } } as const;
  const { store, userRequests } = start({ 'GET /api/auth/user': nobody }, visitor);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(userRequests()).toBe(0);
  expect(localStorage.getItem('activeTripId')).toBeNull();
  expect(store.getState().activeTrip.id).toBeUndefined();
});

test('somebody who was signed in is asked for, whatever the document knows', async () => {
  sessionStorage.setItem('wasAuthenticated', 'true');
  const visitor = { session: { status: 'anonymous' } } as const;
  const { session, userRequests } = start({ 'GET /api/auth/user': () => aUser() }, visitor);
  await jest.advanceTimersByTimeAsync(100);
  expect(userRequests()).toBe(1);
  expect(session().status).toBe('authenticated');
});

test('anonymous clears the cached entries and nothing else', async () => {
  for (const key of ['trip_1', 'budget_1', 'user_1', 'dining_1', 'expense_1', 'lastLoginTab', 'tripper'])
    localStorage.setItem(key, 'x');
  const { session } = start({ 'GET /api/auth/user': nobody });
  await jest.advanceTimersByTimeAsync(100);
  expect(session().status).toBe('anonymous');
  expect(Object.keys(localStorage).sort()).toEqual(['lastLoginTab', 'tripper']);
});

const tripKeys = () => Object.entries(localStorage).filter(([, value]) => String(value).includes('the-trip'));

test('anonymous forgets which trip the person worked on', async () => {
  for (const key of ['activeTripId', 'lastSyncedTrip', 'trip_look_person_the-trip'])
    localStorage.setItem(key, 'the-trip');
  const { store, session } = start({ 'GET /api/auth/user': nobody });
  expect(store.getState().activeTrip.id).toBe('the-trip');
  await jest.advanceTimersByTimeAsync(100);
  expect(session().status).toBe('anonymous');
  expect(tripKeys()).toEqual([]);
  expect(store.getState().activeTrip.id).toBeUndefined();
});

test('signing out, and another person, forget which trip the person worked on', async () => {
  const work = () => {
    localStorage.setItem('lastSyncedTrip', 'the-trip');
    store.dispatch(setActiveTrip('the-trip'));
  };
  let user = aUser();
  const { store } = start({ 'GET /api/auth/user': () => user, 'POST /api/auth/logout': () => undefined });
  await jest.advanceTimersByTimeAsync(100);
  work();
  expect(tripKeys()).toHaveLength(2);
  user = { ...aUser(), id: 'd0000000-0000-4000-8000-0000000000bb' };
  await store.dispatch(sessionApi.endpoints.getUser.initiate(undefined, { forceRefetch: true }));
  expect(tripKeys()).toEqual([]);
  work();
  await store.dispatch(sessionApi.endpoints.logout.initiate());
  expect(tripKeys()).toEqual([]);
  expect(store.getState().activeTrip.id).toBeUndefined();
});

describe('what a person has not sent', () => {
  const another = 'd0000000-0000-4000-8000-0000000000bb';
  const unsentOf = (id: string) => [`trip_changes_${id}_the-trip`, `trip_draft_${id}`];
  const write = () => {
    for (const key of [...unsentOf(aUser().id), ...unsentOf(another), 'trip_look_x'])
      localStorage.setItem(key, 'x');
  };
  const unsent = () => Object.keys(localStorage).filter((key) => key.startsWith('trip_'));

  test('outlives a session that expired, and stays theirs when they sign in again', async () => {
    write();
    const { store } = start({ 'GET /api/auth/user': nobody, 'POST /api/auth/login': () => aUser() });
    await jest.advanceTimersByTimeAsync(100);
    expect(unsent().sort()).toEqual([...unsentOf(aUser().id), ...unsentOf(another)].sort());
    await store.dispatch(sessionApi.endpoints.login.initiate({ email: 'a@x.example', password: 'x' }));
    expect(unsent().sort()).toEqual(unsentOf(aUser().id).sort());
  });

  test('is forgotten when they sign out', async () => {
    const { store } = start({
      'GET /api/auth/user': () => aUser(),
      'POST /api/auth/logout': () => answer(204),
    });
    await jest.advanceTimersByTimeAsync(100);
    write();
    await store.dispatch(sessionApi.endpoints.logout.initiate());
    expect(unsent()).toEqual([]);
  });

  test('is forgotten when another person is signed in', async () => {
    let user = aUser();
    const { store } = start({ 'GET /api/auth/user': () => user });
    await jest.advanceTimersByTimeAsync(100);
    write();
    user = aUser({ id: another });
    await store.dispatch(sessionApi.endpoints.getUser.initiate(undefined, { forceRefetch: true }));
    expect(unsent().sort()).toEqual(unsentOf(another).sort());
  });
});

test('the user is fetched again 500 ms after a reload', async () => {
  sessionStorage.setItem('wasAuthenticated', 'true');
  let calls = 0;
  const { session } = start({ 'GET /api/auth/user': () => (++calls === 1 ? nobody() : aUser()) });
  await jest.advanceTimersByTimeAsync(599);
  expect(session().status).toBe('loading');
  await jest.advanceTimersByTimeAsync(1);
  expect(session().status).toBe('authenticated');
});

test('503 never signs anybody out', async () => {
  let calls = 0;
  const down = () => answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Later' });
  const { session, store } = start({ 'GET /api/auth/user': () => (++calls === 1 ? aUser() : down()) });
  await jest.advanceTimersByTimeAsync(100);
  await store.dispatch(sessionApi.endpoints.getUser.initiate(undefined, { forceRefetch: true }));
  expect(calls).toBe(2);
  expect(session().status).toBe('authenticated');
  const fresh = start({ 'GET /api/auth/user': down });
  await jest.advanceTimersByTimeAsync(100);
  expect(fresh.session().status).toBe('unreachable');
});

test('every 5 minutes the user is fetched again once the last response is over 30 minutes old', async () => {
  const { userRequests } = start({ 'GET /api/auth/user': () => aUser() });
  await jest.advanceTimersByTimeAsync(30 * MINUTE);
  expect(userRequests()).toBe(1);
  await jest.advanceTimersByTimeAsync(5 * MINUTE);
  expect(userRequests()).toBe(2);
});

test('on the return of the tab the user is fetched again when over 10 minutes old', async () => {
  const { userRequests } = start({ 'GET /api/auth/user': () => aUser() });
  await jest.advanceTimersByTimeAsync(9 * MINUTE);
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(userRequests()).toBe(1);
  await jest.advanceTimersByTimeAsync(2 * MINUTE);
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(userRequests()).toBe(2);
});

test('a login fetches the user again after 100 ms and empties the query cache', async () => {
  const { store, userRequests, session } = start({
    'GET /api/auth/user': () => (session().user ? aUser() : nobody()),
    'POST /api/auth/login': () => aUser(),
    'GET /api/user/access': () => freeAccess,
  });
  await jest.advanceTimersByTimeAsync(100);
  await store.dispatch(accessApi.endpoints.getAccess.initiate({}));
  expect(Object.keys(store.getState().api.queries)).toContain('getAccess({})');
  await store.dispatch(sessionApi.endpoints.login.initiate({ email: 'a@b.example', password: 'secret' }));
  expect(session().status).toBe('authenticated');
  expect(Object.keys(store.getState().api.queries)).toEqual([]);
  await jest.advanceTimersByTimeAsync(100);
  expect(userRequests()).toBe(2);
});

test('logging out clears exactly the cached entries and the query cache', async () => {
  const { store, session } = start({
    'GET /api/auth/user': () => aUser(),
    'POST /api/auth/logout': () => answer(204),
    'GET /api/user/access': () => freeAccess,
  });
  await jest.advanceTimersByTimeAsync(100);
  const kept = ['lastLoginTab', 'trips', 'my_trip_1', 'accessibility'];
  const gone = ['trip_1', 'budget_1', 'user_1', 'dining_1', 'expense_1', 'activeTripId', 'lastSyncedTrip'];
  for (const key of [...gone, ...kept]) localStorage.setItem(key, 'x');
  await store.dispatch(accessApi.endpoints.getAccess.initiate({}));
  expect(store.getState().api.queries).not.toEqual({});
  await store.dispatch(sessionApi.endpoints.logout.initiate());
  expect(session()).toEqual({ status: 'anonymous' });
  expect(store.getState().api.queries).toEqual({});
  expect(Object.keys(localStorage).sort()).toEqual([...kept, 'lastAuthTime'].sort());
  expect(sessionStorage.getItem('wasAuthenticated')).toBeNull();
});

describe('the session while identity is unreachable', () => {
  const askedAt = (attempt: (signal: AbortSignal | null | undefined) => Promise<Response>) => {
    const times: number[] = [];
    const begun = Date.now();
    Object.assign(globalThis, {
      fetch: (_url: string, { signal }: RequestInit) => {
        times.push(Date.now() - begun);
        return attempt(signal);
      },
    });
    const store = createStore();
    stops.push(monitorSession(store));
    return { times, session: () => store.getState().session.status };
  };

  test('is tried once more 2 s after a network failure', async () => {
    const { times, session } = askedAt(() => Promise.reject(new TypeError('fetch failed')));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(times).toEqual([100, 2100]);
    expect(session()).toBe('unreachable');
  });

  test('is given up after 10 s, and tried once more 2 s later', async () => {
    const { times, session } = askedAt(
      (signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            reject(new DOMException('aborted', 'AbortError'));
          });
        }),
    );
    await jest.advanceTimersByTimeAsync(22_099);
    expect(times).toEqual([100, 12_100]);
    expect(session()).toBe('loading');
    await jest.advanceTimersByTimeAsync(1);
    expect(session()).toBe('unreachable');
  });
});
