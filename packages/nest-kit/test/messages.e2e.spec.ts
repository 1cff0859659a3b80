import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import type { MessagePayload } from '@landsea/contracts/messages';
import {
  createApp,
  KIT_ENV,
  Outbox,
  ServiceClient,
  type KitEnv,
  SessionResolver,
  hashSecret,
} from '../src/index.js';
import { verifyServiceToken } from '../src/messages/service-calls/service-token.js';
import type { TestService } from '../src/testing/index.js';
import { ExampleInbox, ExampleModule, startExample } from './example-service.js';
import { until } from './until.js';

const entitlement = (): MessagePayload<'billing.entitlement-changed'> => ({
  entitlementId: randomUUID(),
  userId: randomUUID(),
  tripId: randomUUID(),
  state: 'active',
  startsAt: '2026-03-01T12:00:00Z',
  version: 1,
});

interface Received {
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: { id: string; type: string; payload: unknown };
}

/** The receiver of messages: answers as configured and records what it got. */
class Receiver {
  readonly received: Received[] = [];
  status = 204;
  private readonly server: Server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      if (this.status === 204)
        this.received.push({
          url: request.url ?? '',
          headers: request.headers,
          body: JSON.parse(text) as Received['body'],
        });
      response.writeHead(this.status).end();
    });
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

const tripFacts = (): MessagePayload<'trips.trip-changed'> => ({
  tripId: randomUUID(),
  ownerId: randomUUID(),
  name: 'Land and sea',
  startDate: '2026-06-01',
  endDate: '2026-06-08',
  archived: false,
  deleted: false,
  version: 1,
});

describe('outbox', () => {
  let service: TestService;
  const billing = new Receiver();
  let billingUrl: string;
  beforeAll(async () => {
    billingUrl = await billing.listen();
    service = await startExample({ BILLING_URL: billingUrl });
  });
  afterAll(async () => {
    await service.close();
    billing.close();
  });

  /** All in one transaction: a connection for each would leave the relay none to note with what it has sent. */
  const publish = (...all: MessagePayload<'trips.trip-changed'>[]) =>
    service.dataSource.transaction(async (manager) => {
      for (const facts of all) await service.app.get(Outbox).add(manager, 'trips.trip-changed', facts);
    });
  const arrived = (tripId: string) =>
    billing.received.filter(({ body }) => (body.payload as { tripId: string }).tripId === tripId);
  const row = async (tripId: string) =>
    (
      await service.dataSource.query(`SELECT * FROM outbox_message WHERE payload->>'tripId' = $1`, [tripId])
    )[0];

  it('delivers after the commit without waiting for its next round', async () => {
    const clock = jest.spyOn(globalThis, 'setInterval').mockImplementation(() => setTimeout(() => {}, 0));
    const roundless = await startExample({ BILLING_URL: billingUrl });
    clock.mockRestore();
    const facts = tripFacts();
    await roundless.dataSource.transaction((manager) =>
      roundless.app.get(Outbox).add(manager, 'trips.trip-changed', facts),
    );
    // The row shows whether it was never tried or tried in vain.
    await until(() => arrived(facts.tripId).length > 0).catch(() => undefined);
    const [row] = await roundless.dataSource.query('SELECT attempts, last_error FROM outbox_message');
    expect({ arrived: arrived(facts.tripId).length, ...row }).toEqual({
      arrived: 1,
      attempts: 1,
      last_error: null,
    });
    await roundless.close();
  });

  it('delivers with a token for the receiver alone', async () => {
    const facts = tripFacts();
    await publish(facts);
    await until(() => arrived(facts.tripId).length > 0);
    const [got] = arrived(facts.tripId);
    expect(got?.url).toBe('/internal/inbox');
    expect(got?.body).toEqual({ id: expect.any(String), type: 'trips.trip-changed', payload: facts });
    const token = String(got?.headers['authorization']).slice('Bearer '.length);
    const secret = 'a secret that only the tests know, long enough';
    expect(verifyServiceToken(token, { audience: 'billing', secrets: [secret], now: new Date() })).toBe(
      'trips',
    );
    expect(
      verifyServiceToken(token, { audience: 'identity', secrets: [secret], now: new Date() }),
    ).toBeUndefined();
    await until(async () => (await row(facts.tripId)).sent_at !== null);
  });

  it('says nothing of a change that was rolled back', async () => {
    const facts = tripFacts();
    await service.dataSource
      .transaction(async (manager) => {
        await service.app.get(Outbox).add(manager, 'trips.trip-changed', facts);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await service.app.get(ServiceClient).deliverPending();
    expect(arrived(facts.tripId)).toHaveLength(0);
  });

  it('keeps a message while the receiver is down, waits longer each time, and delivers it once', async () => {
    const facts = tripFacts();
    billing.status = 503;
    await publish(facts);
    await until(async () => (await row(facts.tripId)).attempts >= 3);
    const waiting = await row(facts.tripId);
    expect(waiting).toMatchObject({ sent_at: null, last_error: 'answered 503' });
    // 250, 500 and 1000 ms.
    expect(waiting.due_at.getTime() - waiting.created_at.getTime()).toBeGreaterThanOrEqual(1700);
    billing.status = 204;
    await until(() => arrived(facts.tripId).length > 0);
    await until(async () => (await row(facts.tripId)).sent_at !== null);
    expect(arrived(facts.tripId)).toHaveLength(1);
  });

  it('delivers each of many once, with two copies of the service at work', async () => {
    const second = await createApp({
      service: 'trips',
      env: service.app.get<KitEnv>(KIT_ENV),
      module: (env) => ExampleModule.register(env),
    });
    // A call that a halting machine lets run out of time is made again, as it should be: here none runs out of it.
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
    try {
      const all = Array.from({ length: 60 }, tripFacts);
      await publish(...all);
      await until(() => all.every(({ tripId }) => arrived(tripId).length > 0));
      await until(
        async () =>
          (await service.dataSource.query('SELECT 1 FROM outbox_message WHERE sent_at IS NULL')).length === 0,
      );
      expect(all.map(({ tripId }) => arrived(tripId).length)).toEqual(all.map(() => 1));
    } finally {
      timeout.mockRestore();
      await second.close();
    }
  });
});

describe('inbox', () => {
  let service: TestService;
  let inbox: ExampleInbox;
  beforeAll(async () => {
    service = await startExample();
    inbox = service.app.get(ExampleInbox);
  });
  afterAll(() => service.close());

  it('passes a message to its handler, and ignores a repeat', async () => {
    const payload = entitlement();
    const id = randomUUID();
    expect((await service.deliver('billing.entitlement-changed', payload, id)).status).toBe(204);
    expect((await service.deliver('billing.entitlement-changed', payload, id)).status).toBe(204);
    expect(inbox.seen.filter(({ entitlementId }) => entitlementId === payload.entitlementId)).toEqual([
      payload,
    ]);
  });

  it('handles once a message that arrives several times at the same moment', async () => {
    const payload = entitlement();
    const id = randomUUID();
    await Promise.all([1, 2, 3, 4].map(() => service.deliver('billing.entitlement-changed', payload, id)));
    expect(inbox.seen.filter(({ entitlementId }) => entitlementId === payload.entitlementId)).toHaveLength(1);
  });

  it('commits nothing when the handler fails, so that the sender tries again', async () => {
    const payload = entitlement();
    const id = randomUUID();
    inbox.failWith = new Error('not this time');
    expect((await service.deliver('billing.entitlement-changed', payload, id)).status).toBe(500);
    inbox.failWith = undefined;
    const [{ count }] = await service.dataSource.query(
      'SELECT count(*)::int AS count FROM rate_limit_count WHERE key = $1',
      [payload.entitlementId],
    );
    expect(count).toBe(0);
    expect((await service.deliver('billing.entitlement-changed', payload, id)).status).toBe(204);
    expect(inbox.seen).toContainEqual(payload);
  });

  it('refuses what is not a message, or not from the one who may send it', async () => {
    const send = (agent: ReturnType<TestService['internal']>, type: string, payload: object) =>
      agent.post('/internal/inbox').send({ id: randomUUID(), type, payload });
    await send(service.internal('billing'), 'billing.entitlement-changed', { version: 1 }).expect(400);
    await send(service.internal('identity'), 'billing.entitlement-changed', entitlement()).expect(403);
    await send(service.internal('billing'), 'billing.unheard-of', {}).expect(404);
    await send(service.anonymous(), 'billing.entitlement-changed', entitlement()).expect(401);
  });

  it('keeps a service from starting without a handler for a message to it', async () => {
    const started = createApp({
      service: 'trips',
      env: service.app.get<KitEnv>(KIT_ENV),
      module: (env) => ExampleModule.register(env, false),
    });
    await expect(started).rejects.toThrow(/^trips has no @InboxHandler for .*billing.entitlement-changed/);
  });
});

describe('sessions that identity ended', () => {
  it('are dead at once, although they were remembered', async () => {
    const service = await startExample();
    const token = 'k'.repeat(43);
    const principal = {
      userId: randomUUID(),
      sessionId: randomUUID(),
      userType: 'family' as const,
      isDemo: false,
      firstName: 'Ada',
    };
    const answers = [principal];
    service.app.get(SessionResolver).resolve = () => Promise.resolve(answers.shift());
    const get = () => service.anonymous().get('/api/example/mine').set('Cookie', `landsea_sid=${token}`);
    await get().expect(200);
    await get().expect(200);
    await service.deliver('identity.session-ended', { tokenHashes: [hashSecret(token)] });
    await get().expect(401);
    await service.close();
  });
});
