import type { Local } from '@landsea/local';
import { Stripe } from 'stripe';
import { makeCrowd, withDatabase } from '../crowd.js';
import type { Extent } from '../extent.js';
import { percentile, type Figure } from '../figures.js';
import { payWithoutWord, unlockedOnce } from './paid-trips.js';

const full = { events: 10_000, payers: 250 };
const few = { events: 30, payers: 3 };
const repeated = 0.3;
const atOnce = 16;

/** A session that billing did not create: the worker looks it up, finds that it is not ours, and ignores it. */
async function foreignSession(stripe: Stripe, origin: string): Promise<string> {
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    success_url: `${origin}/payment-success`,
    line_items: [{ price: 'price_landsea_trip', quantity: 1 }],
  });
  return session.id;
}

const eventBody = (index: number, sessionId: string): string =>
  JSON.stringify({
    id: `evt_bench_${Date.now().toString(36)}_${index}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    type: 'checkout.session.expired',
    data: { object: { id: sessionId, object: 'checkout.session' } },
  });

function shuffled<T>(values: T[]): T[] {
  const order = [...values];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

const pending = (local: Local): Promise<number> =>
  withDatabase(local, 'billing', async (client) => {
    const { rows } = await client.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM stripe_event WHERE state = 'pending'`,
    );
    return rows[0]?.n ?? 0;
  });

/** The grants reach trips as messages, a moment after the last event is handled. */
async function settled<T extends { trips: number }>(look: () => Promise<T>, expected: number): Promise<T> {
  let seen = await look();
  for (let tries = 0; seen.trips < expected && tries < 100; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    seen = await look();
  }
  return seen;
}

/** Deliveries through the gateway as Stripe makes them, 30 % of the events twice; then the time until none is pending. */
export async function webhook(local: Local, { smoke }: Extent): Promise<Figure[]> {
  if (!local.emulator) throw new Error('the webhook is measured with the emulator: unset STRIPE_SECRET_KEY');
  const { url, secretKey, webhookSecret } = local.emulator;
  const { hostname, port } = new URL(url);
  const stripe = new Stripe(secretKey, { host: hostname, port: Number(port), protocol: 'http' });
  const sessionId = await foreignSession(stripe, local.origin);
  const { events, payers } = smoke ? few : full;
  const crowd = await makeCrowd(local, payers, 1);
  await payWithoutWord(local, crowd);
  const paid: string[] = [];
  for await (const event of stripe.events.list({ type: 'checkout.session.completed', limit: 100 }))
    paid.push(JSON.stringify(event));
  const foreign = Array.from({ length: events - paid.length }, (_, index) => eventBody(index, sessionId));
  const unique = shuffled([...paid, ...foreign]);
  const queue = shuffled([...unique, ...unique.slice(0, events * repeated)]);
  const deliveries = queue.length;
  const times: number[] = [];

  async function deliver(): Promise<void> {
    for (let payload = queue.pop(); payload !== undefined; payload = queue.pop()) {
      const header = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
      const started = performance.now();
      const answer = await fetch(`${local.origin}/api/stripe/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': header },
        body: payload,
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
      times.push(performance.now() - started);
    }
  }

  const started = performance.now();
  await Promise.all(Array.from({ length: atOnce }, deliver));
  const taken = performance.now();
  while ((await pending(local)) > 0) await new Promise((resolve) => setTimeout(resolve, 100));
  const drained = performance.now();
  const { trips, twice } = await settled(() => unlockedOnce(local, crowd), crowd.length);
  if (trips !== crowd.length || twice > 0)
    throw new Error(`${trips} of ${crowd.length} paid trips are unlocked, ${twice} of them more than once`);
  return [
    {
      name: 'webhook intake',
      value: (deliveries / (taken - started)) * 1000,
      unit: 'events/s',
      note: `${deliveries} deliveries, the target is 200 or more`,
    },
    { name: 'webhook answer, p95', value: percentile(times, 0.95), unit: 'ms' },
    {
      name: 'first delivery to last event handled',
      value: (drained - started) / 1000,
      unit: 's',
      note: `${events} events, the target is 180 or less`,
    },
    { name: 'paid trips unlocked, each exactly once', value: trips, unit: `of ${crowd.length}` },
  ];
}
