import { deliver, eventsOf, signed } from '../deliveries.js';
import { checkout, hasAccess, makePayers, pay, verify, type Payer } from '../payers.js';
import { ordersAreReadAfterMs } from '../preload/orders.js';
import type { Product } from '../product.js';
import type { Scenario } from '../scenario.js';
import { settle, until } from '../settle.js';

const offMs = 10 * 60_000;
const healWithinMs = 6 * 60_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function setClock({ orders }: Product, shiftMs: number): Promise<void> {
  orders.setBillingClock(shiftMs);
  await pause(2 * ordersAreReadAfterMs);
}

/** Stripe's word of a payment is refused while the clock is wrong, and nothing of it is kept. */
async function refusesEventOf(product: Product, session: string): Promise<string[]> {
  const [event] = await eventsOf(product, 'checkout.session.completed', ({ id }) => id === session);
  if (!event) throw new Error(`no event tells of ${session}`);
  const status = await deliver(product, signed(product, event));
  const kept = await product.rows('billing', 'SELECT 1 AS one FROM stripe_event WHERE id = $1', [event.id]);
  return [
    ...(status === 400 ? [] : [`a delivery was answered ${status}, not 400`]),
    ...(kept.length === 0 ? [] : ['an event was taken with a wrong clock']),
  ];
}

/** Who comes back to the success page is let in though the clock is wrong. */
async function comesBack(product: Product, payer: Payer): Promise<string[]> {
  const session = await checkout(product, payer);
  await pay(product, session);
  const { status, body } = await verify(product, payer, session);
  return body['state'] === 'unlocked'
    ? []
    : [`verify-payment answered ${status} ${String(body['state'])} with a wrong clock`];
}

/**
 * Two people pay while billing's clock is wrong and stays so: one comes back, the other closes the tab. With few, the other
 * comes back too once the clock is right: the reconciler takes a minute.
 */
async function liveWithWrongClock(
  product: Product,
  shiftMs: number,
  few: boolean,
): Promise<{ ms: number; broken: string[] }> {
  const [back, gone] = await makePayers(product, 2);
  if (!back || !gone) throw new Error('no payers');
  await setClock(product, shiftMs);
  const found = await comesBack(product, back);
  const session = await checkout(product, gone);
  await pay(product, session);
  const started = performance.now();
  found.push(...(await refusesEventOf(product, session)));
  if (few) {
    await setClock(product, 0);
    await verify(product, gone, session);
  }
  const open = await until(
    async () => (await hasAccess(product, gone, gone.tripId)) || undefined,
    healWithinMs,
  );
  if (!open) found.push(`${shiftMs > 0 ? 'ahead' : 'behind'}: paid, and no access in 6 minutes`);
  return { ms: performance.now() - started, broken: found };
}

export const clockOff: Scenario = {
  name: 'clock-off',
  rounds: 2,
  few: 1,
  async run(product, { rounds, few }) {
    const found: string[] = [];
    let slowest = 0;
    for (let round = 0; round < rounds; round += 1)
      for (const shiftMs of [offMs, -offMs]) {
        const { ms, broken } = await liveWithWrongClock(product, shiftMs, few);
        found.push(...broken);
        slowest = Math.max(slowest, ms);
      }
    await setClock(product, 0);
    const settled = await settle(product);
    return {
      did: "billing's clock 10 minutes ahead, then behind, and left so: deliveries refused, who came back let in at once, who closed the tab found by the reconciler",
      rounds: 2 * rounds,
      measures: [
        {
          name: 'access while the clock is wrong, slowest',
          value: slowest / 1000,
          unit: 's',
          atMost: healWithinMs / 1000,
        },
      ],
      broken: [...found, ...settled.broken],
    };
  },
};
