import { createServer } from 'node:http';
import { startGateway } from './start-gateway.js';
import { call, closeAll, listen } from './doubles.js';

/** Paths that a gateway and a service could resolve to different ones. */
const ambiguous = [
  '/api/../internal/inbox',
  '/api/%2e%2e/internal/inbox',
  '/api/.%2E/internal/inbox',
  '/api/auth/..%2f../internal/inbox',
  '/api/auth/%2e%2e/%2e%2e/internal/inbox',
  '/./internal/inbox',
  '/%2e/internal/inbox',
  '/internal%2finbox',
  '/%2finternal/inbox',
  '/internal\\inbox',
  '/api/..\\internal/inbox',
  '/api/%5c../internal/inbox',
  '/api/..%5Cinternal/inbox',
  '/api/trips/..',
  '/api/trips/..?a=1',
  '/api/trips/.',
  '/internal/trips/..%2f..%2fapi%2fv1',
  '/internal/..%2Fapi/trips',
  '/internal/../api/trips',
  '/health/..%2fapi/trips',
  '/health/%2e%2e/api/trips',
  '/metrics/..%2fapi/trips',
  '/metrics/..%5capi/trips',
  '/api/..%2fhealth',
  '/api/%2e%2e/metrics',
];

/** Written differently, but without a second way to resolve them. */
const guarded = [
  '/internal',
  '/internal/inbox',
  '//internal/inbox',
  '/%69nternal/inbox',
  '/INTERNAL/inbox',
  '/Internal/inbox',
  '/internal;/inbox',
  '/internal/inbox?x=/api/trips',
  '/internal/inbox%00',
  '/health',
  '/health/ready',
  '/metrics',
  '/metrics/trips',
];

const reached: string[] = [];
let port: number;
beforeAll(async () => {
  const service = createServer((req, res) => {
    reached.push(req.url ?? '');
    res.writeHead(200).end();
  });
  port = await startGateway({ service: await listen(service) });
});
beforeEach(() => reached.splice(0));
afterAll(closeAll);

const post = (path: string) => call(port, path, { method: 'POST', body: '{}' });

it.each(ambiguous)('rejects the ambiguous path %s', async (path) => {
  const answer = await post(path);
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'MALFORMED_BODY' });
  expect(reached).toEqual([]);
});

it.each(guarded)('never lets %s reach a service', async (path) => {
  expect([400, 404, 405]).toContain((await post(path)).status);
  expect(reached).toEqual([]);
});

it('forwards a path that is encoded twice as it was written', async () => {
  await post('/api/%252e%252e/internal/inbox');
  expect(reached).toEqual(['/api/%252e%252e/internal/inbox']);
});

it.each([
  '/api/trips?next=%2Ftrip%2F1&up=/../x&back=%5C&end=/..',
  '/api/.well-known/a.b/.c',
  '/api/v1/a%20b/file.ics',
])('forwards %s as it was written', async (path) => {
  expect((await post(path)).status).toBe(200);
  expect(reached).toEqual([path]);
});
