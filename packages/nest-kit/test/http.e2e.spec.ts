import { randomUUID } from 'node:crypto';
import { documentedRoutes } from '../src/testing/authorisation/documented-routes.js';
import type { TestAgent } from '../src/testing/index.js';
import { startExample } from './example-service.js';

const service = await startExample();
afterAll(() => service.close());

describe('sessions', () => {
  it('lets nobody in without one', async () => {
    const { body } = await service.anonymous().get('/api/example/mine').expect(401);
    expect(body).toMatchObject({ code: 'UNAUTHENTICATED', requestId: expect.any(String) });
  });

  it('passes the principal to the route', async () => {
    const userId = randomUUID();
    const { body } = await service.as({ userId, firstName: 'Ada' }).get('/api/example/mine').expect(200);
    expect(body).toMatchObject({ userId, firstName: 'Ada', userType: 'family', isDemo: false });
  });

  it('answers 503, not 401, while identity is unreachable', async () => {
    const response = await service
      .anonymous()
      .get('/api/example/mine')
      .set('Cookie', `landsea_sid=${'k'.repeat(43)}`)
      .expect(503);
    expect(response.body).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(response.headers['retry-after']).toBe('2');
  });

  it('greets a visitor where the session is optional', async () => {
    expect((await service.anonymous().get('/api/example/greeting')).body).toEqual({ name: 'visitor' });
    expect((await service.as({ firstName: 'Ada' }).get('/api/example/greeting')).body).toEqual({
      name: 'Ada',
    });
  });

  it("hides another role's route as if it were missing", async () => {
    await service.as({ userType: 'agent' }).get('/api/example/agents-only').expect(200);
    const { body } = await service.as({ userType: 'family' }).get('/api/example/agents-only').expect(404);
    expect(body).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('errors', () => {
  const post = (body: string | object) =>
    service.as({}).post('/api/example/notes').set('Content-Type', 'application/json').send(body);

  it('names each wrong field', async () => {
    const { body } = await post({ text: '' }).expect(400);
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'text', message: 'Text is required' }],
    });
  });

  it('refuses unknown properties', async () => {
    await post({ text: 'a', admin: true }).expect(400);
  });

  it('distinguishes malformed JSON from a wrong value', async () => {
    expect((await post('{"text": ').expect(400)).body).toMatchObject({ code: 'MALFORMED_BODY' });
  });

  it('refuses a body over 256 kB', async () => {
    expect((await post({ text: 'x'.repeat(300_000) }).expect(413)).body).toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    });
  });

  it('answers a domain error with the status of its code', async () => {
    const { body } = await post({ text: 'refuse' }).expect(409);
    expect(body).toEqual({
      code: 'EDIT_CONFLICT',
      message: 'Changed elsewhere.',
      requestId: expect.any(String),
    });
  });

  it('says nothing of a defect', async () => {
    const { body, text } = await service.anonymous().get('/api/example/defect').expect(500);
    expect(body).toMatchObject({ code: 'INTERNAL' });
    expect(text).not.toContain('canary');
  });

  it('answers an unknown address with NOT_FOUND', async () => {
    expect((await service.anonymous().get('/api/nowhere').expect(404)).body).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('fails a test whose answer is not the documented one', async () => {
    await service.as({}).get('/api/example/wrong-answer').expect(500);
  });
});

describe('every answer', () => {
  it('carries the security headers and is kept by no cache, errors included', async () => {
    for (const path of ['/api/example/greeting', '/api/nowhere', '/api/example/defect']) {
      const { headers } = await service.anonymous().get(path);
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringMatching(
          /default-src 'self';.*object-src 'none'.*frame-ancestors 'none'/,
        ),
        'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
        'x-content-type-options': 'nosniff',
        'referrer-policy': expect.any(String),
        'cross-origin-opener-policy': 'same-origin',
        'cache-control': 'no-store',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  });

  it("keeps the caller's request id, and replaces one that is not usable", async () => {
    const id = randomUUID();
    const kept = await service.anonymous().get('/api/nowhere').set('x-request-id', id);
    expect(kept.headers['x-request-id']).toBe(id);
    expect(kept.body).toMatchObject({ requestId: id });
    const replaced = await service.anonymous().get('/api/nowhere').set('x-request-id', 'bad id "; drop');
    expect(replaced.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('leaves the connection open for longer than a gateway keeps it, so that none sends into one that closes', async () => {
    const { headers } = await fetch(`${service.url}/health/live`);
    expect(Number(/^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60);
  });

  it('that Postgres wrote goes out as it is, to HEAD without its body, and again after one that failed', async () => {
    const get = () => service.anonymous().get('/api/example/written/7').expect(200);
    const { text, headers } = await get();
    expect(text).toBe('{"text" : "Café", "count" : 7}');
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': '31',
    });
    const head = await service.anonymous().head('/api/example/written/7').expect(200);
    expect(head.headers['content-length']).toBe('31');
    await service.anonymous().get('/api/example/written/none').expect(500);
    await get();
  });
});

describe('rate limits', () => {
  it('stop after the limit with Retry-After, for that address alone', async () => {
    const get = (from: string) => service.anonymous().get('/api/example/few').set('X-Forwarded-For', from);
    for (let call = 0; call < 3; call += 1) await get('203.0.113.1').expect(200);
    const stopped = await get('203.0.113.1').expect(429);
    expect(stopped.body).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) });
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(50);
    await get('203.0.113.2').expect(200);
  });

  const statusesOf = async (...agents: TestAgent[]) => {
    const statuses: number[] = [];
    for (const agent of agents) statuses.push((await agent.get('/api/example/few-each')).status);
    return statuses;
  };

  it('count a person in all browsers together', async () => {
    const userId = randomUUID();
    const [here, there] = [service.as({ userId }), service.as({ userId })];
    expect(await statusesOf(here, there, here, there)).toEqual([200, 200, 200, 429]);
  });

  it('give each person 300 calls a minute in all, and 300 more in five minutes', async () => {
    const person = service.as({});
    const statuses: number[] = [];
    for (let batch = 0; batch < 61; batch += 1) {
      const calls = Array.from(
        { length: 10 },
        async () => (await person.get('/api/example/greeting')).status,
      );
      statuses.push(...(await Promise.all(calls)));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(600);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });
});

describe('Idempotency-Key', () => {
  const send = (agent = service.as({}), key = randomUUID(), text = 'once') =>
    agent.post('/api/example/notes').set('Idempotency-Key', key).send({ text });

  it('runs a retried action once and repeats its answer', async () => {
    const person = service.as({});
    const key = randomUUID();
    const first = await send(person, key).expect(201);
    const second = await send(person, key).expect(201);
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotency-replayed']).toBe('true');
  });

  it('runs two that arrive together once', async () => {
    const person = service.as({});
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send(person, key)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it("keeps one person's keys from another's", async () => {
    const key = randomUUID();
    const first = await send(service.as({}), key).expect(201);
    const other = await send(service.as({}), key).expect(201);
    expect(other.body).not.toEqual(first.body);
  });

  it('refuses the same key with other content', async () => {
    const person = service.as({});
    const key = randomUUID();
    await send(person, key).expect(201);
    expect((await send(person, key, 'other').expect(422)).body).toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });

  it('lets an action that failed be tried again', async () => {
    const person = service.as({});
    const key = randomUUID();
    await send(person, key, 'refuse').expect(409);
    await send(person, key, 'refuse').expect(409);
    await send(person, key, 'now it may').expect(201);
  });
});

describe('operations', () => {
  it('answers live and ready', async () => {
    await service.anonymous().get('/health/live').expect(200, { status: 'ok' });
    await service.anonymous().get('/health/ready').expect(200, { status: 'ok' });
  });

  it('shows Prometheus what it did, by route and not by address', async () => {
    await service.anonymous().get('/api/example/share/a-secret-token-in-the-path');
    const { text, headers } = await service.anonymous().get('/metrics').expect(200);
    expect(headers['content-type']).toContain('text/plain');
    expect(text).toContain('route="/api/example/share/:token"');
    expect(text).toContain('outbox_messages_waiting{service="trips"} 0');
    expect(text).not.toContain('a-secret-token-in-the-path');
  });

  it('serves the OpenAPI of the same schemas', async () => {
    const { body } = await service.anonymous().get('/api/docs/trips').expect(200);
    const operation = body.paths['/api/example/notes'].post;
    expect(operation.requestBody.content['application/json'].schema).toMatchObject({
      properties: { text: { type: 'string', minLength: 1 } },
      additionalProperties: false,
    });
    expect(operation.responses['201'].content['application/json'].schema.properties).toHaveProperty('count');
    expect(body.paths).not.toHaveProperty('/metrics');
    const internal = (document: object) => JSON.stringify(document).match(/\/internal\/[\w/{}-]+/g) ?? [];
    expect(internal(body)).toEqual([]);
    expect(internal(await documentedRoutes(service.app, 'trips'))).toContain('/internal/inbox');
  });
});
