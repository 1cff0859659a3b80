import { salePrices } from '@landsea/contracts/billing';
import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import {
  deliver,
  deliverUntilTaken,
  listEvents,
  signDelivery,
  setSilence,
  type SignedBody,
} from '../deliveries.js';
import { openCheckout, makePayers, pay, type CrowdPayer } from '../payers.js';
import type { Product } from '../product.js';
import type { Scenario } from '../scenario.js';
import { settle } from '../settle.js';

const tripPrice = 'price_landsea_trip';

/** A real event of a paid session, delivered in every wrong way. */
function forgedDeliveries(product: Product, event: Stripe.Event): Record<string, SignedBody> {
  const right = signDelivery(product, event);
  const ago = (seconds: number): SignedBody =>
    signDelivery(product, event, { atMs: product.orders.now() - seconds * 1000 });
  return {
    'no signature': { ...right, signature: undefined },
    'an empty signature': { ...right, signature: '' },
    'wrong secret': signDelivery(product, event, { secret: 'whsec_0000000000000000000000000000' }),
    'one byte changed': { ...right, payload: right.payload.replace('"paid"', '"pa1d"') },
    'replayed after 301 s': ago(301),
    'signed 310 s ahead': ago(-310),
    'signed in no time': { ...right, signature: right.signature?.replace(/t=\d+/, 't=never') },
  };
}

type Asked = Stripe.Checkout.SessionCreateParams;

/** A session as billing requests it, with one thing changed. */
function tamperings(session: Asked): Record<string, Asked> {
  const sellingAt = (over: { unit_amount?: number; currency?: string }): Asked => {
    const price_data = {
      product: 'prod_landsea_trip',
      currency: 'usd',
      unit_amount: salePrices.trip,
      ...over,
    };
    return { ...session, line_items: [{ price_data, quantity: 1 }] };
  };
  const meta = (over: Record<string, string>): Asked => {
    const metadata = { ...(session.metadata as Record<string, string>), ...over };
    return { ...session, metadata, payment_intent_data: { metadata } };
  };
  return {
    'a cheaper price': sellingAt({ unit_amount: 100 }),
    'another price of the same amount': sellingAt({}),
    'another currency': sellingAt({ currency: 'eur' }),
    'another quantity': { ...session, line_items: [{ price: tripPrice, quantity: 2 }] },
    'another user': meta({ user_id: randomUUID() }),
    'another trip': meta({ trip_id: randomUUID() }),
    "another session in the attempt's name": session,
    'an attempt that never was': { ...session, client_reference_id: randomUUID() },
  };
}

async function grantsOf({ rows }: Product, { userId }: CrowdPayer): Promise<number> {
  return (await rows('billing', 'SELECT 1 AS one FROM entitlement WHERE user_id = $1', [userId])).length;
}

async function completedOf(product: Product, session: string): Promise<Stripe.Event> {
  const [event] = await listEvents(product, 'checkout.session.completed', ({ id }) => id === session);
  if (!event) throw new Error(`no event about ${session}`);
  return event;
}

async function forgeDeliveries(product: Product, payer: CrowdPayer): Promise<string[]> {
  const session = await openCheckout(product, payer);
  await pay(product, session);
  const event = await completedOf(product, session);
  const found: string[] = [];
  for (const [what, body] of Object.entries(forgedDeliveries(product, event))) {
    const status = await deliver(product, body);
    if (status !== 400) found.push(`${what}: answered ${status}, not 400`);
  }
  const kept = await product.rows('billing', 'SELECT 1 AS one FROM stripe_event WHERE id = $1', [event.id]);
  if (kept.length > 0) found.push('a forged delivery was stored');
  await deliverUntilTaken(product, { ...event, id: `${event.id}_live`, livemode: true } as Stripe.Event);
  await new Promise((resolve) => setTimeout(resolve, 500));
  if ((await grantsOf(product, payer)) > 0) found.push('a forged delivery, or one of live mode, granted');
  await deliverUntilTaken(product, event);
  return found;
}

async function tamper(product: Product, payer: CrowdPayer): Promise<string[]> {
  const session = await openCheckout(product, payer);
  const [attempt] = await product.rows<{ params: Asked }>(
    'billing',
    'SELECT params FROM checkout_attempt WHERE session_id = $1',
    [session],
  );
  if (!attempt) throw new Error(`no attempt of ${session}`);
  const found: string[] = [];
  const tampered = Object.entries(tamperings(attempt.params));
  for (const [what, params] of tampered) {
    const { id } = await product.stripe.checkout.sessions.create(params);
    product.promises.forged.add(id);
    await pay(product, id);
    const event = await completedOf(product, id);
    await deliverUntilTaken(product, event);
    await settle(product, 5_000);
    if ((await grantsOf(product, payer)) > 0) found.push(`${what}: granted`);
  }
  const asIfPaid = { type: 'checkout.session.completed', id: `evt_unpaid_${session}`, object: 'event' };
  const object = { id: session, object: 'checkout.session', payment_status: 'paid', status: 'complete' };
  const lie = {
    api_version: '2026-10-28.endive',
    livemode: false,
    created: Math.floor(product.orders.now() / 1000),
  };
  await deliverUntilTaken(product, { ...asIfPaid, ...lie, data: { object } } as { id: string });
  await product.stripe.checkout.sessions.expire(session);
  await deliverUntilTaken(product, {
    ...asIfPaid,
    ...lie,
    id: `evt_expired_${session}`,
    data: { object },
  } as { id: string });
  await settle(product, 5_000);
  if ((await grantsOf(product, payer)) > 0) found.push('an unpaid or expired session: granted');
  return found;
}

export const forgery: Scenario = {
  name: 'forgery',
  rounds: 5,
  few: 1,
  async run(product, { rounds }) {
    await setSilence(product, true);
    const found: string[] = [];
    for (const payer of await makePayers(product, rounds)) {
      found.push(...(await forgeDeliveries(product, payer)));
    }
    for (const payer of await makePayers(product, rounds)) found.push(...(await tamper(product, payer)));
    await setSilence(product, false);
    const settled = await settle(product);
    return {
      did: '8 forged deliveries of a true event, and 10 sessions that differ from the request, each paid and delivered',
      rounds,
      measures: [{ name: 'all invariants after', value: settled.ms / 1000, unit: 's', atMost: 60 }],
      broken: [...found, ...settled.broken],
    };
  },
};
