import { once } from 'node:events';
import { request as httpRequest, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { startExample } from './example-service.js';

const service = await startExample();
afterAll(() => service.close());

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const send = (body: string, agent = service.as({})) =>
  agent.post('/api/example/notes').set('Content-Type', 'application/json').send(body);

/** Announces a body of so many bytes and sends none of it. */
const announce = (cookie: string, bytes: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const call = httpRequest(
      `${service.url}/api/example/notes`,
      {
        method: 'POST',
        headers: {
          Cookie: cookie,
          Origin: service.publicOrigin,
          'Content-Type': 'application/json',
          'Content-Length': bytes,
        },
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        call.destroy();
      },
    );
    call.on('error', reject);
    call.flushHeaders();
  });

describe('a request body', () => {
  it('of a visitor is not read where a session is needed, however malformed it is', async () => {
    const { body } = await send('['.repeat(200_000), service.anonymous()).expect(401);
    expect(body).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('of a caller over the address limit is not read', async () => {
    const knock = () =>
      send('['.repeat(100), service.anonymous().set('X-Forwarded-For', '203.0.113.90')).then(
        ({ status }) => status,
      );
    const statuses: number[] = [];
    for (let batch = 0; batch < 32; batch += 1)
      statuses.push(...(await Promise.all(Array.from({ length: 20 }, knock))));
    expect(statuses.filter((status) => status === 401)).toHaveLength(600);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
  }, 60_000);

  it('that announces more than the limit is refused before a byte of it arrives', async () => {
    expect(await announce(service.cookieOf({}), 300_000)).toBe(413);
    expect(await announce('', 300_000)).toBe(401);
  });

  it('that is large and unwanted is not read to its end, and its sender hears the answer', async () => {
    const server = service.app.getHttpServer() as Server;
    const arrived = once(server, 'connection') as Promise<[Socket]>;
    const { port } = new URL(service.url);
    const sender = connect(Number(port), '127.0.0.1');
    sender.on('error', () => undefined);
    let heard = '';
    sender.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    const [connection] = await arrived;
    const length = 200_000_000;
    sender.write(
      `POST /api/example/notes HTTP/1.1\r\nHost: localhost\r\nOrigin: ${service.publicOrigin}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
    );
    sender.write(Buffer.alloc(length, '['));
    await once(connection, 'close');
    expect(heard).toContain('HTTP/1.1 401');
    expect(heard).toContain('Connection: close');
    expect(connection.bytesRead).toBeLessThan(length / 10);
    sender.destroy();
  });

  it('without a length is refused when it grows over the limit', async () => {
    const chunked = {
      method: 'POST',
      headers: {
        Cookie: service.cookieOf({}),
        Origin: service.publicOrigin,
        'Content-Type': 'application/json',
      },
      body: new Blob([JSON.stringify({ text: 'x'.repeat(300_000) })]).stream(),
      duplex: 'half' as const,
    };
    const answer = await fetch(`${service.url}/api/example/notes`, chunked);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });

  it('nested deeper than 64 levels is refused, and at 64 it is parsed', async () => {
    expect((await send(nested(65)).expect(400)).body).toMatchObject({ code: 'MALFORMED_BODY' });
    expect((await send('['.repeat(200_000)).expect(400)).body).toMatchObject({ code: 'MALFORMED_BODY' });
    expect((await send(nested(64)).expect(400)).body).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('may hold any number of brackets inside strings', async () => {
    await send(JSON.stringify({ text: `"\\"${'[{'.repeat(500)}` })).expect(201);
  });

  it('that is compressed is refused without unpacking it', async () => {
    const answer = await fetch(`${service.url}/api/example/notes`, {
      method: 'POST',
      headers: {
        Cookie: service.cookieOf({}),
        Origin: service.publicOrigin,
        'Content-Type': 'application/json',
        'Content-Encoding': 'gzip',
      },
      body: gzipSync(JSON.stringify({ text: 'small' })),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'MALFORMED_BODY' });
  });

  it('is part of the fingerprint of an Idempotency-Key', async () => {
    const person = service.as({});
    const key = randomUUID();
    const post = (text: string) =>
      person.post('/api/example/notes').set('Idempotency-Key', key).send({ text });
    await post('first').expect(201);
    await post('second').expect(422);
  });
});
