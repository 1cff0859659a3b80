import { send } from './request';
import { answer, fetchDouble, type FakeRequest, type Handlers } from '../testing/fetch-double';

const withHandlers = (handlers: Handlers): FakeRequest[] => {
  const double = fetchDouble(handlers);
  Object.assign(globalThis, { fetch: double.fetch });
  return double.requests;
};

const pathsOf = (requests: FakeRequest[]) => requests.map(({ method, path }) => `${method} ${path}`);
const unauthenticated = () => answer(401, { code: 'UNAUTHENTICATED', message: 'Sign in first' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('204 is nothing, and a success that is not JSON is an error', async () => {
  withHandlers({
    'POST /empty': () => answer(204),
    'GET /page': () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
  });
  expect(await send({ url: '/empty', method: 'POST' })).toEqual({ ok: true, value: undefined });
  expect(await send({ url: '/page' })).toMatchObject({
    failure: { error: { message: 'Server returned non-JSON response' } },
  });
});

test('an HTML error quotes the first 200 characters of its text', async () => {
  const page = `<html><style>p{color:red}</style><h1 class="big">Bad\n gateway</h1>${'x'.repeat(400)}`;
  withHandlers({
    'GET /broken': () =>
      new Response(page, {
        status: 500,
        statusText: 'Internal Server Error',
        headers: { 'content-type': 'text/html' },
      }),
  });
  expect(await send({ url: '/broken' })).toMatchObject({
    failure: {
      status: 500,
      error: {
        message: `HTTP 500 Internal Server Error — Server returned HTML instead of JSON Bad gateway ${'x'.repeat(188)}`,
      },
    },
  });
});

test('on a 401 it fetches the session, waits one second longer each time, and sends the original again', async () => {
  let calls = 0;
  const requests = withHandlers({
    'POST /api/lines': () => (++calls < 3 ? unauthenticated() : { saved: true }),
    'GET /api/auth/user': () => ({ id: 'somebody' }),
  });
  const sent = send({ url: '/api/lines', method: 'POST', body: { a: 1 }, idempotencyKey: 'key-1' });
  await jest.advanceTimersByTimeAsync(999);
  expect(pathsOf(requests)).toEqual(['POST /api/lines', 'GET /api/auth/user']);
  await jest.advanceTimersByTimeAsync(1);
  expect(calls).toBe(2);
  await jest.advanceTimersByTimeAsync(1999);
  expect(calls).toBe(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(await sent).toEqual({ ok: true, value: { saved: true }, isKept: false });
  const posts = requests.filter(({ method }) => method === 'POST');
  expect(posts.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-1', 'key-1', 'key-1']);
  expect(posts.map(({ body }) => body)).toEqual([{ a: 1 }, { a: 1 }, { a: 1 }]);
});

test('with nobody signed in, one more try settles it', async () => {
  const requests = withHandlers({
    'POST /api/lines': unauthenticated,
    'GET /api/auth/user': unauthenticated,
  });
  const sent = send({ url: '/api/lines', method: 'POST' });
  await jest.advanceTimersByTimeAsync(1000);
  expect(await sent).toMatchObject({ ok: false, failure: { status: 401 } });
  expect(pathsOf(requests)).toEqual(['POST /api/lines', 'GET /api/auth/user', 'POST /api/lines']);
});

test('a broken network is tried 3 more times, 2 s apart, before it is said', async () => {
  let calls = 0;
  Object.assign(globalThis, { fetch: () => (calls++, Promise.reject(new TypeError('fetch failed'))) });
  const sent = send({ url: '/api/trips' });
  await jest.advanceTimersByTimeAsync(5999);
  expect(calls).toBe(3);
  await jest.advanceTimersByTimeAsync(1);
  expect(await sent).toMatchObject({
    failure: {
      error: {
        code: 'NETWORK',
        message: 'Network connection failed. Please check your internet connection and try again.',
      },
    },
  });
  expect(calls).toBe(4);
});

test('an answer with a status is not tried again', async () => {
  const requests = withHandlers({
    'GET /api/trips': () => answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Later' }),
  });
  expect(await send({ url: '/api/trips' })).toMatchObject({ failure: { status: 503 } });
  expect(requests).toHaveLength(1);
});

test('a call without an answer is given up after 15 s, and tried 3 more times', async () => {
  const begun: number[] = [];
  const start = Date.now();
  Object.assign(globalThis, {
    fetch: (_url: string, { signal }: RequestInit) => {
      begun.push(Date.now() - start);
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          reject(new DOMException('aborted', 'AbortError'));
        });
      });
    },
  });
  let answered: unknown;
  void send({ url: '/api/trips', method: 'POST' }).then((value) => (answered = value));
  await jest.advanceTimersByTimeAsync(65_999);
  expect(begun).toEqual([0, 17_000, 34_000, 51_000]);
  expect(answered).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(answered).toMatchObject({ failure: { error: { code: 'TIMEOUT' } } });
});

test('a call that is answered leaves no timer behind', async () => {
  withHandlers({ 'GET /api/trips': () => [] });
  await send({ url: '/api/trips' });
  expect(jest.getTimerCount()).toBe(0);
});

test('a JSON error without a message leaves the words to the form', async () => {
  withHandlers({ 'POST /api/lines': () => answer(500, { statusCode: 500 }) });
  expect(await send({ url: '/api/lines', method: 'POST' })).toMatchObject({
    failure: { status: 500, error: { code: 'INTERNAL', message: '' } },
  });
});

test('a refusal without a code keeps its kind of access, and is known by its error when a paid trip exists', async () => {
  withHandlers({
    'POST /api/first': () => answer(403, { error: 'Unlock it first', accessType: 'expired' }),
    'POST /api/second': () =>
      answer(403, {
        error: 'Active paid trip exists',
        message: 'You have already paid for a trip.',
        currentTripId: '0198d9c2-0000-7000-8000-000000000001',
        accessExpiresAt: '2027-04-16T03:59:59.000Z',
        options: [],
      }),
  });
  expect(await send({ url: '/api/first', method: 'POST' })).toMatchObject({
    failure: { error: { code: 'PAYWALL', message: 'Unlock it first', accessType: 'expired' } },
  });
  expect(await send({ url: '/api/second', method: 'POST' })).toMatchObject({
    failure: { error: { code: 'ACTIVE_TRIP_EXISTS', message: 'You have already paid for a trip.' } },
  });
});

describe('beyond a limit', () => {
  const tooMany = (seconds: string) =>
    new Response(JSON.stringify({ code: 'RATE_LIMITED', message: 'Please wait a moment' }), {
      status: 429,
      headers: { 'Content-Type': 'application/json', 'Retry-After': seconds },
    });

  test('a read waits as long as it is told and asks again, once', async () => {
    const requests = withHandlers({ 'GET /api/trips': () => tooMany('20') });
    const sent = send({ url: '/api/trips' });
    await jest.advanceTimersByTimeAsync(19_999);
    expect(requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await sent).toMatchObject({ failure: { status: 429 } });
    expect(requests).toHaveLength(2);
  });

  test('a read that is then answered is an answer', async () => {
    const answers = [tooMany('3'), { trips: [] }];
    withHandlers({ 'GET /api/trips': () => answers.shift() });
    const sent = send({ url: '/api/trips', params: { kind: 'own', none: undefined } });
    await jest.advanceTimersByTimeAsync(3000);
    expect(await sent).toMatchObject({ ok: true, value: { trips: [] } });
  });

  test.each([
    ['a read that would wait for longer than a minute', { url: '/api/trips' }, '61'],
    ['a write', { url: '/api/trips', method: 'POST', body: {} }, '3'],
  ])('%s is refused at once', async (_what, options, seconds) => {
    const requests = withHandlers({
      'GET /api/trips': () => tooMany(seconds),
      'POST /api/trips': () => tooMany(seconds),
    });
    expect(await send(options)).toMatchObject({ failure: { status: 429 } });
    expect(requests).toHaveLength(1);
  });
});
