import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createGatewayLog } from '../src/gateway-log.js';
import { call, closeAll, gatewayWith, serviceDouble } from './doubles.js';

afterEach(closeAll);

interface Seen {
  url: string;
  headers: IncomingMessage['headers'];
}

const echo = () =>
  serviceDouble((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      res.setHeader('set-cookie', ['a=1', 'b=2']);
      res.end(JSON.stringify({ url: req.url, headers: req.headers, body: Buffer.concat(chunks).toString() }));
    });
  });

it('sends each path to its service with the query as written', async () => {
  const port = await gatewayWith({
    services: { identity: await echo(), trips: await echo(), billing: await echo() },
  });
  const answer = await call(port, '/api/trips?a=%20b&c=d%2Fe');
  expect(answer.status).toBe(200);
  expect((JSON.parse(answer.text) as Seen).url).toBe('/api/trips?a=%20b&c=d%2Fe');
  expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
});

it('drops what a caller claims about itself and names the call', async () => {
  const trips = await echo();
  const port = await gatewayWith({ services: { identity: trips, trips, billing: trips } });
  const answer = await call(port, '/api/trips', {
    headers: {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-user': 'admin',
      forwarded: 'for=6.6.6.6',
      'x-real-ip': '6.6.6.6',
      'x-request-id': 'chosen-by-caller',
      x_forwarded_for: '6.6.6.6',
      te: 'trailers',
      cookie: 'landsea_sid=abc',
    },
  });
  const { headers } = JSON.parse(answer.text) as Seen;
  expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(headers).not.toHaveProperty('x-forwarded-user');
  expect(headers).not.toHaveProperty('forwarded');
  expect(headers).not.toHaveProperty('x-real-ip');
  expect(headers).not.toHaveProperty('x_forwarded_for');
  expect(headers).not.toHaveProperty('te');
  expect(headers['x-request-id']).not.toBe('chosen-by-caller');
  expect(headers['x-request-id']).toBe(answer.headers['x-request-id']);
  expect(headers.cookie).toBe('landsea_sid=abc');
});

it('rejects an absolute address in the request line', async () => {
  const port = await gatewayWith({});
  const answer = await call(port, 'http://elsewhere.example/api/trips');
  expect(answer.status).toBe(400);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

it('streams server-sent events as they are sent', async () => {
  let send: (text: string) => void = () => undefined;
  let closed: Promise<unknown> = Promise.resolve();
  const trips = await serviceDouble((_, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    res.flushHeaders();
    send = (text) => res.write(text);
    closed = once(res, 'close');
  });
  const port = await gatewayWith({ services: { identity: trips, trips, billing: trips } });
  const req = get({ host: '127.0.0.1', port, path: '/api/v1/trips/1/stream', agent: false });
  const [stream] = (await once(req, 'response')) as [IncomingMessage];
  for (const text of ['data: one\n\n', 'data: two\n\n']) {
    send(text);
    const [chunk] = (await once(stream, 'data')) as [Buffer];
    expect(chunk.toString()).toBe(text);
  }
  req.destroy();
  await closed;
});

it.each(['/auth/google?userType=agent', '/auth/google/callback?code=a&state=b', '/api/login'])(
  'leads %s back to a page with words when identity is down',
  async (path) => {
    const answer = await call(await gatewayWith({}), path);
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('/auth?google=unavailable');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).toBe('');
  },
);

it('leads who goes to pay for a preview to a page with words when billing is down', async () => {
  const answer = await call(await gatewayWith({}), '/api/billing/preview-checkout/some-id');
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toBe('/payment-success?preview=1&checkout=unavailable');
});

it('answers 503 with the common error body when a service is down', async () => {
  const port = await gatewayWith({});
  const answer = await call(port, '/api/trips');
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(JSON.parse(answer.text)).toEqual({
    code: 'SERVICE_UNAVAILABLE',
    message: expect.stringContaining('not answering'),
    requestId: answer.headers['x-request-id'],
  });
});

it('cuts the answer off when the service dies in the middle of it', async () => {
  const trips = await serviceDouble((_, res) => {
    res.writeHead(200, { 'content-length': '100' });
    res.write('half');
    setTimeout(() => res.destroy(), 20);
  });
  const port = await gatewayWith({ services: { identity: trips, trips, billing: trips } });
  await expect(call(port, '/api/trips')).rejects.toThrow();
});

it('repeats a safe call once more when the kept socket had gone', async () => {
  const trips = await serviceDouble((req, res) => {
    if (req.headers['x-drop']) req.socket.destroy();
    else res.end('ok');
  });
  const port = await gatewayWith({ services: { identity: trips, trips, billing: trips } });
  expect((await call(port, '/api/trips')).status).toBe(200);
  expect((await call(port, '/api/trips', { headers: { 'x-drop': '1' } })).status).toBe(503);
  expect((await call(port, '/api/trips', { method: 'POST', body: '{"a":1}' })).status).toBe(200);
});

it('answers 431 with the security headers above 10 kB of headers', async () => {
  const port = await gatewayWith({});
  expect((await call(port, '/api/trips', { headers: { 'x-big': 'a'.repeat(9_000) } })).status).toBe(503);
  const answer = await call(port, '/', { headers: { 'x-big': 'a'.repeat(11_000) } });
  expect(answer.status).toBe(431);
  expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
});

it('logs the rule and never the address', async () => {
  const lines: unknown[] = [];
  const port = await gatewayWith({
    log: createGatewayLog({ write: (line) => lines.push(JSON.parse(line)) }),
  });
  await call(port, '/share/secret-token?token=secret-token');
  await call(port, '/api/invitations/secret-token');
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 'info',
      service: 'gateway',
      message: 'request',
      route: '/api',
      status: 503,
    }),
  );
  expect(JSON.stringify(lines)).not.toContain('secret-token');
});
