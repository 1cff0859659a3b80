import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { answerHeaders } from '../src/forwarded-headers.js';
import { startGateway } from './start-gateway.js';
import { call, closeAll, listen } from './doubles.js';
import { sendRaw } from './framing/raw-http.js';

const serviceWith = (headers: OutgoingHttpHeaders): Promise<number> =>
  listen(createServer((_, res) => res.writeHead(200, headers).end('ok')));

const receipt = "default-src 'none'; sandbox";

afterEach(closeAll);

it('keeps the stricter policies that a service sets', async () => {
  const stricter = {
    'content-security-policy': receipt,
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=63072000',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
  const port = await startGateway({ service: await serviceWith(stricter) });
  const { headers } = await call(port, '/api/v1/receipts/1');
  expect(headers).toMatchObject({ ...stricter, 'x-content-type-options': 'nosniff' });
});

it('adds its own policies to the answer of a service that sets none', async () => {
  const port = await startGateway({ service: await serviceWith({}) });
  const { headers } = await call(port, '/api/trips');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['strict-transport-security']).toContain('max-age=');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['permissions-policy']).toContain('camera=(), ');
});

it('adds its own policies to its own answers', async () => {
  const port = await startGateway({ service: 9 });
  for (const [path, status] of [
    ['/api/trips', 503],
    ['/internal/inbox', 404],
    ['/reset-password', 200],
  ] as const) {
    const answer = await call(port, path);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
});

it.each([
  ['without a host', 'GET /pricing HTTP/1.1\r\n\r\n', 400],
  [
    'with an expectation',
    'GET /pricing HTTP/1.1\r\nHost: landsea.test\r\nExpect: the moon\r\n\r\n',
    undefined,
  ],
  ['that cannot be read', 'nonsense\r\n\r\n', 400],
])('adds its own policies to the answer to a request %s', async (_, request, status) => {
  const port = await startGateway({ service: 9 });
  const { statuses, text } = await sendRaw(port, [request]);
  if (status) expect(statuses).toEqual([status]);
  expect(text.toLowerCase()).toContain("content-security-policy: default-src 'self'");
  expect(text.toLowerCase()).toContain('x-content-type-options: nosniff');
});

it('never lets a page with a token in its address send a referrer', async () => {
  const port = await startGateway({ service: await serviceWith({}) });
  const paths = [
    '/reset-password?token=x',
    '/share/x',
    '/f/x',
    '/q/x',
    '/i/x',
    '/sign/x',
    '/billing/success',
  ];
  for (const path of paths) expect((await call(port, path)).headers['referrer-policy']).toBe('no-referrer');
});

it('names the request to the service and to the client, whatever either claims', async () => {
  const port = await startGateway({ service: await serviceWith({ 'x-request-id': 'chosen-by-service' }) });
  const answer = await call(port, '/api/trips', { headers: { 'x-request-id': 'chosen-by-client' } });
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{32,36}$/);
});

it('keeps the referrer policy of a page with a token also against a service', () => {
  const sent = { 'referrer-policy': 'unsafe-url', 'content-type': 'text/plain' };
  expect(answerHeaders(sent, '/share/x')).toEqual({ 'content-type': 'text/plain' });
  expect(answerHeaders(sent, '/api/trips')).toEqual(sent);
});
