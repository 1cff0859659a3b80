import { randomUUID } from 'node:crypto';
import { demoAccount } from '@landsea/contracts';
import { createTestDatabase, type TestDatabase } from '@landsea/nest-kit/testing';
import { startEmulator, type RunningEmulator } from '@landsea/stripe-emulator';
import pg from 'pg';
import { Stripe } from 'stripe';
import { dataSourceOptions } from '../src/data-source.js';
import { aTrip, billingVariables, KEY, PRICE, PRICE_AGENT, PRICE_PRO, SECRET } from './app.js';
import { eventually } from './eventually.js';
import { runBuilt, startBuilt, type BilledProcess } from './process.js';
import { startStripeEdge, type StripeEdge } from './stripe-edge.js';
import { startTripsDouble, type TripsDouble } from './trips-double.js';

let database: TestDatabase;
let emulator: RunningEmulator;
let stripe: StripeEdge;
let trips: TripsDouble;
let client: pg.Client;
let blocker: pg.Client;
let sdk: Stripe;
let env: NodeJS.ProcessEnv;
let service: BilledProcess;

beforeAll(async () => {
  database = await createTestDatabase('billing-processes', (url) => ({
    ...dataSourceOptions(url),
    migrations: [],
  }));
  emulator = await startEmulator({
    secretKey: KEY,
    webhookSecret: SECRET,
    priceTrip: PRICE,
    pricePro: PRICE_PRO,
    priceAgent: PRICE_AGENT,
  });
  stripe = await startStripeEdge(emulator.url);
  trips = await startTripsDouble();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  blocker = new pg.Client({ connectionString: database.url });
  await blocker.connect();
  const { hostname, port } = new URL(emulator.url);
  sdk = new Stripe(KEY, { host: hostname, port, protocol: 'http', telemetry: false });
  env = {
    ...billingVariables(stripe.url, emulator.url, trips.url),
    NODE_ENV: 'production',
    PORT: '0',
    DATABASE_URL: database.url,
    PUBLIC_ORIGIN: 'http://localhost:4300',
    SERVICE_TOKEN_SECRET: 'a secret that only the tests know, long enough',
    SMTP_URL: 'smtp://127.0.0.1:9',
    BILLING_URL: 'http://127.0.0.1:9',
  };
}, 60_000);
afterAll(async () => {
  await Promise.all([client.end(), blocker.end()]);
  await Promise.all([stripe.close(), trips.close()]);
  await emulator.close();
  await database.drop();
});

const rows = async <T extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<T[]> =>
  (await client.query<T>(sql, values)).rows;
const grants = (userId: string) =>
  rows<{ state: string }>('SELECT state FROM entitlement WHERE user_id = $1', [userId]);

describe('the processes of the built service', () => {
  it('migrate brings an empty database up to date, twice without harm', async () => {
    expect(await runBuilt('migrate', env)).toMatchObject({ code: 0 });
    expect(await runBuilt('migrate', env)).toMatchObject({ code: 0 });
    expect(await rows(`SELECT name FROM migration WHERE name LIKE '%Billing%'`)).toHaveLength(1);
  });

  it('seed gives the demo account its active trip, with a version that grows', async () => {
    const { userId, tripId } = demoAccount;
    for (const version of [1, 2]) {
      expect(await runBuilt('seed', env)).toMatchObject({ code: 0 });
      expect(
        await rows('SELECT state, version, trip_id FROM entitlement WHERE user_id = $1', [userId]),
      ).toEqual([{ state: 'active', version, trip_id: tripId }]);
    }
    expect(await rows('SELECT origin, amount FROM payment WHERE user_id = $1', [userId])).toEqual([
      { origin: 'demo', amount: 0 },
    ]);
    expect(await rows(`SELECT type FROM outbox_message WHERE sent_at IS NULL`)).toHaveLength(2);
  });

  it('replay and a start with a wrong variable each say in one line what is wrong', async () => {
    const replay = await runBuilt('replay', env, ['--all']);
    expect(replay.code).toBe(1);
    expect(replay.output).toContain('no such dead event');
    await rows(
      `INSERT INTO stripe_event (id, type, livemode, payload, state, last_error)
       VALUES ('evt_dead', 'checkout.session.completed', false, '{}', 'dead', 'of another age')`,
    );
    const list = await runBuilt('replay', env, ['--list']);
    expect(list.output).toMatch(/evt_dead {2}checkout\.session\.completed {2}\S+ {2}of another age\n1 dead/);
    expect(await runBuilt('replay', env, ['evt_dead'])).toMatchObject({ code: 0 });
    expect((await runBuilt('replay', env, ['--list'])).output).toContain('0 dead');
    await rows(`DELETE FROM stripe_event WHERE id = 'evt_dead'`);
    await expect(startBuilt({ ...env, STRIPE_SECRET_KEY: 'pk_live_wrong' })).rejects.toThrow(
      /STRIPE_SECRET_KEY \(expected a secret key/,
    );
  });

  it('compare says by what the ledgers differ, and ends with 1', async () => {
    await rows(
      `WITH attempt AS (
         INSERT INTO checkout_attempt (id, user_id, kind, trip_id, params, idem_key, try, status, amount, currency, price_id, expires_at, created_at)
         VALUES ($1, $1, 'trip', $1, '{}', 'none', 1, 'complete', 3900, 'usd', 'price', now(), now()) RETURNING id)
       INSERT INTO payment (payment_intent, session_id, attempt_id, user_id, trip_id, origin, amount, currency, paid_at)
       SELECT 'pi_unknown', 'cs_unknown', id, id, id, 'stripe', 3900, 'usd', now() FROM attempt`,
      [randomUUID()],
    );
    const differs = await runBuilt('compare', env);
    expect(differs.code).toBe(1);
    expect(differs.output).toContain("1 payments, ours 39.00, Stripe's 0.00");
    expect(differs.output).toContain('they differ by 39.00');
    await rows(`DELETE FROM payment WHERE payment_intent = 'pi_unknown'`);
    await rows(`DELETE FROM checkout_attempt WHERE idem_key = 'none'`);
  });

  it('main delivers what seed left, is ready, and ends with 0 on SIGTERM', async () => {
    const started = await startBuilt(env);
    await eventually(() =>
      expect(trips.told.filter((told) => told.userId === demoAccount.userId)).toHaveLength(2),
    );
    const ready = () => fetch(`${started.url}/health/ready`).then((answer) => answer.json());
    await eventually(async () => expect(await ready()).toEqual({ status: 'ok' }));
    expect(await started.stop()).toBe(0);
  }, 20_000);
});

describe('a service that is killed', () => {
  beforeEach(async () => {
    service = await startBuilt(env);
  });
  afterEach(async () => {
    stripe.onAnswer = undefined;
    await service.kill();
  });

  const start = async (tripId: string): Promise<string> => {
    const answer = await fetch(`${service.url}/api/create-trip-checkout`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'http://localhost:4300',
        cookie: `landsea_sid=${'x'.repeat(43)}`,
      },
      body: JSON.stringify({ tripId }),
    });
    return ((await answer.json()) as { url: string }).url.split('/').pop() ?? '';
  };
  const traveller = () => {
    const userId = randomUUID();
    const trip = aTrip(userId);
    trips.trips.set(trip.tripId, trip);
    trips.principal = {
      userId,
      sessionId: randomUUID(),
      userType: 'family',
      isDemo: false,
      firstName: 'Robin',
    };
    return { userId, tripId: trip.tripId };
  };
  const paidEvent = async (tripId: string): Promise<Stripe.Event> => {
    const sessionId = await start(tripId);
    await fetch(`${emulator.url}/_emulator/sessions/${sessionId}/pay`, { method: 'POST' });
    for await (const event of sdk.events.list({ types: ['checkout.session.completed'], limit: 100 }))
      if ('id' in event.data.object && event.data.object.id === sessionId) return event;
    throw new Error('no event');
  };
  const send = async (event: Stripe.Event): Promise<number> => {
    const payload = JSON.stringify(event);
    const header = sdk.webhooks.generateTestHeaderString({ payload, secret: SECRET });
    const answer = await fetch(`${service.url}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': header },
      body: payload,
    });
    return answer.status;
  };
  const granted = (userId: string) =>
    eventually(async () => expect(await grants(userId)).toEqual([{ state: 'active' }]), 30_000);

  it('after it has asked Stripe grants once when it is back', async () => {
    const { userId, tripId } = traveller();
    const event = await paidEvent(tripId);
    const killed = new Promise<void>((resolve) => {
      stripe.onAnswer = async ({ method, path }) => {
        if (method !== 'GET' || !path.startsWith('/v1/checkout/sessions/')) return;
        await service.kill();
        resolve();
      };
    });
    expect(await send(event)).toBe(200);
    await killed;
    expect(await grants(userId)).toEqual([]);
    stripe.onAnswer = undefined;
    service = await startBuilt(env);
    await granted(userId);
  }, 60_000);

  it('in the middle of the transaction leaves nothing half done, and grants once when it is back', async () => {
    const { userId, tripId } = traveller();
    const event = await paidEvent(tripId);
    await blocker.query('BEGIN');
    await blocker.query('LOCK TABLE outbox_message IN EXCLUSIVE MODE');
    expect(await send(event)).toBe(200);
    await eventually(async () => {
      const waiting = await rows(
        `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'INSERT INTO "outbox_message"%'`,
      );
      expect(waiting).toHaveLength(1);
    });
    await service.kill();
    await blocker.query('ROLLBACK');
    await eventually(async () =>
      expect(
        await rows(
          `SELECT 1 FROM pg_stat_activity WHERE query LIKE 'INSERT INTO "outbox_message"%' AND state <> 'idle'`,
        ),
      ).toEqual([]),
    );
    expect(await grants(userId)).toEqual([]);
    expect(await rows('SELECT 1 FROM payment WHERE user_id = $1', [userId])).toEqual([]);
    expect(await rows('SELECT state FROM stripe_event WHERE id = $1', [event.id])).toEqual([
      { state: 'pending' },
    ]);
    service = await startBuilt(env);
    await granted(userId);
    await eventually(() => expect(trips.told.filter((told) => told.userId === userId)).toHaveLength(1));
  }, 60_000);

  it('between making a session and storing it comes back to the same session', async () => {
    const { userId, tripId } = traveller();
    let made = '';
    stripe.onAnswer = async ({ method, path }, answer) => {
      if (method !== 'POST' || path !== '/v1/checkout/sessions') return;
      made = String(answer['id']);
      await service.kill();
    };
    await expect(start(tripId)).rejects.toThrow();
    stripe.onAnswer = undefined;
    service = await startBuilt(env);
    expect(await start(tripId)).toBe(made);
    expect(await rows('SELECT status FROM checkout_attempt WHERE user_id = $1', [userId])).toEqual([
      { status: 'open' },
    ]);
  }, 60_000);
});
