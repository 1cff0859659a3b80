import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { startGateway } from './start-gateway.js';
import { call, closeAll, listen } from './doubles.js';

const fast = { headerMs: 600, bodyIdleMs: 600, keepAliveMs: 600, bodyBytesPerSecond: 100 };

/** The time for which a connection stays open while a client sends bytes slowly, or none. */
async function openFor(port: number, first: string, drip: string): Promise<{ text: string; ms: number }> {
  const started = performance.now();
  const socket = connect({ host: '127.0.0.1', port });
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(first);
  const timer = setInterval(() => drip && socket.writable && socket.write(drip), 100);
  // `once` of events would fail on the reset that a client gets who still writes.
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  return { text, ms: performance.now() - started };
}

const upload = 'POST /api/trips HTTP/1.1\r\nHost: landsea.test\r\nContent-Length: 5000\r\n\r\n';
const page = 'GET /pricing HTTP/1.1\r\nHost: landsea.test\r\n\r\n';

/** A service whose answers wait until they are released. */
async function slowService() {
  const waiting: ServerResponse[] = [];
  const port = await listen(createServer((_, res) => waiting.push(res)));
  const until = async (count: number): Promise<void> => {
    while (waiting.length < count) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  return { port, until, release: () => waiting.splice(0).forEach((res) => res.end('ok')) };
}

const discard = (): Promise<number> =>
  listen(createServer((req, res) => req.resume().on('end', () => res.end('ok'))));

afterEach(closeAll);

it('closes a connection whose headers arrive too slowly', async () => {
  const port = await startGateway({ service: 9, limits: fast });
  const { ms } = await openFor(port, 'GET /api/trips HTTP/1.1\r\nHost: landsea.test\r\nX-Slow: ', 'a');
  expect(ms).toBeLessThan(10_000);
});

it('closes a connection whose body stops arriving', async () => {
  const port = await startGateway({ service: await discard(), limits: fast });
  const { ms } = await openFor(port, `${upload}half`, '');
  expect(ms).toBeLessThan(10_000);
});

it('lets a slow body through while it keeps arriving', async () => {
  const port = await startGateway({ service: await discard(), limits: fast });
  const { text } = await openFor(port, upload, 'x'.repeat(250));
  expect(text).toMatch(/^HTTP\/1\.1 200 /);
});

it('closes a connection that is kept open without a request', async () => {
  const port = await startGateway({ service: 9, limits: fast });
  const { text, ms } = await openFor(port, page, '');
  expect(text).toMatch(/^HTTP\/1\.1 /);
  expect(ms).toBeLessThan(10_000);
});

it('answers 413 to a body above the limit, announced or not', async () => {
  const port = await startGateway({ service: await discard(), limits: { bodyBytes: 20_000 } });
  const body = 'x'.repeat(20_001);
  for (const headers of [undefined, { 'transfer-encoding': 'chunked' }]) {
    const answer = await call(port, '/api/trips', { method: 'POST', headers, body });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  }
  expect((await call(port, '/api/trips', { method: 'POST', body: body.slice(1) })).text).toBe('ok');
});

it('passes an upload of 11 MB on as it arrives', async () => {
  const service = await slowServiceOfParts();
  const port = await startGateway({ service: service.port });
  const socket = connect({ host: '127.0.0.1', port });
  socket.write(upload.replace('5000', String(11 * 1024 * 1024)));
  socket.write('x'.repeat(1024));
  await service.until(1024);
  socket.write('x'.repeat(11 * 1024 * 1024 - 1024));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
  expect(service.bytes()).toBe(11 * 1024 * 1024);
  socket.destroy();
});

describe('counts what one client address has open', () => {
  const visit = (port: number, client: string): ReturnType<typeof call> =>
    call(port, '/api/trips', { headers: { 'x-forwarded-for': client } });

  async function two(trusted: string) {
    const service = await slowService();
    const settings = { service: service.port, trustedProxies: trusted, connectionsPerAddress: 2 };
    const port = await startGateway(settings);
    const running = [visit(port, '203.0.113.1'), visit(port, '203.0.113.1')];
    await service.until(2);
    return { service, port, running };
  }

  it('behind a trusted proxy by the address that it names', async () => {
    const { service, port, running } = await two('loopback');
    const refused = await visit(port, '203.0.113.1');
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('2');
    expect(JSON.parse(refused.text)).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 2 });
    const other = visit(port, '203.0.113.2');
    await service.until(3);
    service.release();
    expect((await Promise.all([...running, other])).map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = visit(port, '203.0.113.1');
    await service.until(1);
    service.release();
    expect((await again).status).toBe(200);
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:0DB8:0001:0002::3', '2001:db8:1:3::1'],
    ['2001:db8::1', '2001:db8::2:0:0:1', '2001:db8:0:0:ffff::3', '2001:db8:0:1::1'],
    ['2001::1:2:3:4:5', '2001::1:0:0:0:6', '2001:0:0:1::7', '2001::2:2:3:4:5'],
    ['::1:2:3:4:5:6', '0:0:1:2::', '::1:2:0:0:0:7', '::1:3:3:4:5:6'],
    ['::ffff:203.0.113.1', '203.0.113.1', '::ffff:203.0.113.1', '::ffff:203.0.113.2'],
  ])('by the /64 network of IPv6: %s, %s and %s are one, %s is another', async (one, same, third, other) => {
    const service = await slowService();
    const settings = { service: service.port, trustedProxies: 'loopback', connectionsPerAddress: 2 };
    const port = await startGateway(settings);
    const running = [visit(port, one), visit(port, same)];
    await service.until(2);
    expect((await visit(port, third)).status).toBe(429);
    running.push(visit(port, other));
    await service.until(3);
    service.release();
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('by the address of the connection when nobody is trusted', async () => {
    const { service, port, running } = await two('');
    const refused = await visit(port, '203.0.113.2').then(
      ({ status }) => status,
      () => 'closed',
    );
    expect([429, 'closed']).toContain(refused);
    service.release();
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200]);
  });
});

/** Counts the bytes of a body as they come in. */
async function slowServiceOfParts() {
  let bytes = 0;
  const port = await listen(
    createServer((req, res) => {
      req.on('data', (chunk: Buffer) => (bytes += chunk.length));
      req.on('end', () => res.end('ok'));
    }),
  );
  const until = async (count: number): Promise<void> => {
    while (bytes < count) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  return { port, until, bytes: () => bytes };
}

it('ends a body that drips for ever', async () => {
  const limits = { ...fast, bodyIdleMs: 1_000, bodyBytesPerSecond: 1_000, requestMs: 60_000 };
  const port = await startGateway({ service: await discard(), limits });
  const { text } = await openFor(port, upload, 'x');
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
}, 30_000);
