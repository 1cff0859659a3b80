import type { Stripe } from 'stripe';
import { runAtOnce, shuffle } from '../at-once.js';
import { signDelivery, setSilence } from '../deliveries.js';
import { openCheckout, makePayers, pay, type CrowdPayer } from '../payers.js';
import type { Product } from '../product.js';
import { countDeliveryBytes, DeliveryLine } from './delivery-line.js';

export interface Storm {
  payers: CrowdPayer[];
  events: { id: string }[];
}

/** One event in so many is a person's payment; the rest are other events of an account. */
const eventsPerPayer = 20;
const repeated = 0.3;
const connections = 50;
const retryMs = 200;

/** A session that billing did not create: the worker looks it up, finds that it is not ours, and ignores it. */
const foreignSession = ({ stripe, local }: Product): Promise<Stripe.Checkout.Session> =>
  stripe.checkout.sessions.create({
    mode: 'payment',
    success_url: `${local.origin}/payment-success`,
    line_items: [{ price: 'price_landsea_trip', quantity: 1 }],
  });

/** Paid sessions whose events were not delivered, and enough other events: `count` in all. */
export async function gatherStorm(product: Product, count: number): Promise<Storm> {
  await setSilence(product, true);
  const payers = await makePayers(product, Math.ceil(count / eventsPerPayer));
  const created = { gte: Math.floor(product.orders.now() / 1000) - 1 };
  await runAtOnce(6, payers, async (payer) => pay(product, await openCheckout(product, payer)));
  const events: { id: string }[] = [];
  for await (const event of product.stripe.events.list({ created, limit: 100 })) events.push(event);
  await setSilence(product, false);
  const foreign = await foreignSession(product);
  const name = `evt_storm_${product.orders.now().toString(36)}`;
  while (events.length < count) {
    events.push({
      id: `${name}_${events.length}`,
      object: 'event',
      api_version: '2026-10-28.endive',
      created: created.gte,
      livemode: false,
      type: 'checkout.session.expired',
      data: { object: { id: foreign.id, object: 'checkout.session' } },
    } as { id: string });
  }
  return { payers, events };
}

export interface Delivered {
  deliveries: number;
  /** Deliveries that were not taken at once. */
  refused: number;
  times: number[];
  ms: number;
}

/**
 * All events in any order, some twice, over many connections, each until it is taken. They are signed and made ready to send
 * before the clock runs: that is Stripe's work, on Stripe's machines.
 */
export async function unleash(product: Product, { events }: Storm): Promise<Delivered> {
  const ordered = shuffle([...events, ...events.slice(0, Math.floor(events.length * repeated))]);
  const ready = (event: { id: string }): Buffer => countDeliveryBytes(signDelivery(product, event));
  const queue = ordered.map((event) => ({ event, bytes: ready(event) }));
  const deliveries = queue.length;
  const times: number[] = [];
  let refused = 0;
  const started = performance.now();
  const send = async (): Promise<void> => {
    const line = new DeliveryLine(product.local.ports.gateway);
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { event, bytes } = next;
      const sent = performance.now();
      const status = await line.send(bytes);
      if (status >= 200 && status < 300) {
        times.push(performance.now() - sent);
        product.promises.events.add(event.id);
      } else {
        refused += 1;
        queue.unshift({ event, bytes: ready(event) });
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    }
    line.end();
  };
  await Promise.all(Array.from({ length: connections }, send));
  return { deliveries, refused, times, ms: performance.now() - started };
}

export async function listPendingEvents({ rows }: Product): Promise<number> {
  const [row] = await rows<{ n: number }>(
    'billing',
    `SELECT count(*)::int AS n FROM stripe_event WHERE state = 'pending'`,
  );
  return row?.n ?? 0;
}

/** Payers whose trip is not unlocked, as sentences. */
export async function withoutAccess({ rows }: Product, payers: readonly CrowdPayer[]): Promise<string[]> {
  const open = await rows<{ trip: string }>(
    'trips',
    `SELECT trip_id AS trip FROM entitlement WHERE state = 'active' AND user_id = ANY($1::uuid[])`,
    [payers.map(({ userId }) => userId)],
  );
  const unlocked = new Set(open.map(({ trip }) => trip));
  const locked = payers.filter(({ tripId }) => !unlocked.has(tripId));
  return locked.length === 0 ? [] : [`${locked.length} of ${payers.length} payers have no access`];
}
