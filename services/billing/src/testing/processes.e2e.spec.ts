import { randomUUID } from 'node:crypto';
import { runMigrations } from '@landsea/nest-kit/tasks';
import { createTestDatabase, type TestDatabase } from '@landsea/nest-kit/testing';
import { startEmulator, type RunningEmulator } from '@landsea/stripe-emulator';
import pg from 'pg';
import { Stripe } from 'stripe';
import { makeDataSourceOptions } from '../data-source.js';
import { readEnv } from '../env.js';
import { aTrip, billingVariables, KEY, PRICE, PRICE_AGENT, PRICE_PRO, SECRET } from './app.js';
import { eventually } from './eventually.js';
import { runBuilt, startBuilt, type BilledProcess } from './process.js';
import { startStripeEdge, type StripeEdge } from './stripe-edge.js';
import { startTripsDouble, type TripsDouble } from './trips-double.js';

const STARTS_AT = '2026-01-01T00:00:00.000Z';

let database: TestDatabase;
let emulator: RunningEmulator;
let stripe: StripeEdge;
let trips: TripsDouble;
let client: pg.Client;
let blocker: pg.Client;
let sdk: Stripe;
let env: NodeJS.ProcessEnv;

interface Traveller {
  userId: string;
  tripId: string;
}

beforeAll(async () => {
  database = await createTestDatabase('billing-processes', (url) => ({
    ...makeDataSourceOptions(url),
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
  it('migrate brings an empty database up to date, and again does no harm', async () => {
    expect(await runBuilt('migrate', env)).toMatchObject({ code: 0 });
    await runMigrations(makeDataSourceOptions(database.url));
    expect(await rows(`SELECT name FROM migration WHERE name LIKE '%Billing%'`)).toHaveLength(1);
  });

  it('replay lists what is dead, revives it, and says in one line when there is nothing to revive', async () => {
    await rows(
      `INSERT INTO stripe_event (id, type, livemode, payload, state, last_error)
       VALUES ('evt_dead', 'checkout.session.completed', false, '{}', 'dead', 'of another age')`,
    );
    const list = await runBuilt('replay', env, ['--list']);
    expect(list.output).toMatch(/evt_dead {2}checkout\.session\.completed {2}\S+ {2}of another age\n1 dead/);
    expect(await runBuilt('replay', env, ['evt_dead'])).toMatchObject({ code: 0 });
    expect(await rows(`DELETE FROM stripe_event WHERE state = 'pending' RETURNING id`)).toEqual([
      { id: 'evt_dead' },
    ]);
    const replay = await runBuilt('replay', env, ['--all']);
    expect(replay.code).toBe(1);
    expect(replay.output).toContain('no such dead event');
  });

  it('replay keeps who paid a failed refund another way, and how', async () => {
    const intent = 'pi_closed_card';
    await rows(
      `INSERT INTO payment (payment_intent, user_id, trip_id, origin, amount, currency, paid_at, refund_state)
       VALUES ($1, $2, $2, 'demo', 3900, 'usd', now(), 'failed')`,
      [intent, randomUUID()],
    );
    expect((await runBuilt('replay', env, ['--refunds'])).output).toContain(`${intent}  39.00  paid`);
    const say = (...words: string[]) => runBuilt('replay', env, ['--paid-elsewhere', intent, ...words]);
    const unsaid = await say('--by=maria');
    expect([unsaid.code, unsaid.output]).toEqual([1, expect.stringContaining('who paid it back and how')]);
    expect(await say('--by=maria', 'bank', 'transfer 4711')).toMatchObject({ code: 0 });
    expect(await rows(`SELECT action, detail FROM audit WHERE subject = $1`, [intent])).toEqual([
      { action: 'refund.paid-elsewhere', detail: { by: 'maria', how: 'bank transfer 4711' } },
    ]);
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

  it('main does not start with a variable that is wrong', () => {
    expect(() => readEnv({ ...env, STRIPE_SECRET_KEY: 'pk_live_wrong' })).toThrow(
      /STRIPE_SECRET_KEY \(expected a secret key/,
    );
  });
});

describe('main', () => {
  let service: BilledProcess;
  beforeAll(async () => {
    service = await startBuilt(env);
  }, 30_000);
  afterAll(() => service.kill());

  const startAs = async ({ userId, tripId }: Traveller): Promise<string> => {
    trips.principal = {
      userId,
      sessionId: randomUUID(),
      userType: 'family',
      isDemo: false,
      firstName: 'Robin',
    };
    const answer = await fetch(`${service.url}/api/create-trip-checkout`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'http://localhost:4300',
        // Each person has a session of their own: whose it is, is remembered for a while.
        cookie: `landsea_sid=${userId.replaceAll('-', '').padEnd(43, 'x')}`,
      },
      body: JSON.stringify({ tripId }),
    });
    return ((await answer.json()) as { url: string }).url.split('/').pop() ?? '';
  };
  const traveller = (): Traveller => {
    const userId = randomUUID();
    const trip = aTrip(userId);
    trips.trips.set(trip.tripId, trip);
    return { userId, tripId: trip.tripId };
  };
  const paidEvent = async (who: Traveller): Promise<{ event: Stripe.Event; sessionId: string }> => {
    const sessionId = await startAs(who);
    await fetch(`${emulator.url}/_emulator/sessions/${sessionId}/pay`, { method: 'POST' });
    for await (const event of sdk.events.list({ types: ['checkout.session.completed'], limit: 100 }))
      if ('id' in event.data.object && event.data.object.id === sessionId) return { event, sessionId };
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
  const granted = ({ userId }: Traveller) =>
    eventually(async () => expect(await grants(userId)).toEqual([{ state: 'active' }]), 30_000);
  const waitingToTell = (state: string) =>
    rows(`SELECT 1 FROM pg_stat_activity WHERE query LIKE 'INSERT INTO "outbox_message"%' AND ${state}`);

  it('delivers what waits in the outbox, and is ready', async () => {
    const userId = randomUUID();
    const payload = {
      entitlementId: userId,
      userId,
      tripId: userId,
      state: 'active',
      startsAt: STARTS_AT,
      version: 1,
    };
    await rows(
      `INSERT INTO outbox_message (id, type, receiver, payload) VALUES ($1, 'billing.entitlement-changed', 'trips', $2)`,
      [randomUUID(), payload],
    );
    await eventually(() =>
      expect(trips.received.filter((message) => message.userId === userId)).toHaveLength(1),
    );
    const ready = () => fetch(`${service.url}/health/ready`).then((answer) => answer.json());
    await eventually(async () => expect(await ready()).toEqual({ status: 'ok' }));
  }, 20_000);

  it('is killed in the middle of three things, and does each of them once when it is back', async () => {
    const [asking, writing, buying] = [traveller(), traveller(), traveller()];
    const fetched = await paidEvent(asking);
    const written = await paidEvent(writing);
    await blocker.query('BEGIN');
    await blocker.query('LOCK TABLE outbox_message IN EXCLUSIVE MODE');
    expect(await send(written.event)).toBe(200);
    // In the middle of its transaction.
    await eventually(async () => expect(await waitingToTell(`wait_event_type = 'Lock'`)).toHaveLength(1));
    let isAsked = false;
    let made = '';
    stripe.onAnswer = async ({ method, path }, answer) => {
      if (method === 'GET' && path.startsWith(`/v1/checkout/sessions/${fetched.sessionId}`)) {
        isAsked = true;
        await new Promise(() => undefined);
      }
      if (method !== 'POST' || path !== '/v1/checkout/sessions') return;
      made = String(answer['id']);
      await service.kill();
    };
    // The call reached Stripe, and its answer was not read.
    expect(await send(fetched.event)).toBe(200);
    await eventually(() => expect(isAsked).toBe(true));
    // Stripe has made a session, and it was not stored.
    await expect(startAs(buying)).rejects.toThrow();
    stripe.onAnswer = undefined;
    await blocker.query('ROLLBACK');
    await eventually(async () => expect(await waitingToTell(`state <> 'idle'`)).toEqual([]));
    for (const { userId } of [asking, writing]) {
      expect(await grants(userId)).toEqual([]);
      expect(await rows('SELECT 1 FROM payment WHERE user_id = $1', [userId])).toEqual([]);
    }
    const events = [fetched.event.id, written.event.id];
    expect(await rows('SELECT DISTINCT state FROM stripe_event WHERE id = ANY($1)', [events])).toEqual([
      { state: 'pending' },
    ]);

    service = await startBuilt(env);
    expect(await startAs(buying)).toBe(made);
    expect(await rows('SELECT status FROM checkout_attempt WHERE user_id = $1', [buying.userId])).toEqual([
      { status: 'open' },
    ]);
    await granted(asking);
    await granted(writing);
    for (const { userId } of [asking, writing])
      await eventually(() =>
        expect(trips.received.filter((message) => message.userId === userId)).toHaveLength(1),
      );
  }, 90_000);

  it('ends with 0 on SIGTERM', async () => {
    expect(await service.stop()).toBe(0);
  }, 20_000);
});
