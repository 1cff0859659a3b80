import { deliver, eventsOf, signed } from '../deliveries.js';
import { checkout, hasAccess, makePayers, pay, verify, type Payer } from '../payers.js';
import { ordersAreReadAfterMs } from '../preload/orders.js';
import type { Product } from '../product.js';
import type { Scenario } from '../scenario.js';
import { settle, until } from '../settle.js';

const offMs = 10 * 60_000;
const healWithinMs = 6 * 60_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function payWithWrongClock(product: Product, payer: Payer, shiftMs: number): Promise<string[]> {
  const session = await checkout(product, payer);
  product.orders.setBillingClock(shiftMs);
  await pause(2 * ordersAreReadAfterMs);
  await pay(product, session);
  const [event] = await eventsOf(product, 'checkout.session.completed', ({ id }) => id === session);
  if (!event) throw new Error(`no event tells of ${session}`);
  const status = await deliver(product, signed(product, event));
  const found = status === 400 ? [] : [`a delivery was answered ${status}, not 400`];
  const answer = await verify(product, payer, session);
  if (answer.status !== 200 && answer.status !== 503)
    found.push(`verify-payment answered ${answer.status} with a wrong clock`);
  const kept = await product.rows('billing', 'SELECT 1 AS one FROM stripe_event WHERE id = $1', [event.id]);
  return kept.length === 0 ? found : [...found, 'an event was taken with a wrong clock'];
}

export const clockOff: Scenario = {
  name: 'clock-off',
  rounds: 2,
  async run(product, { rounds }) {
    const found: string[] = [];
    let slowest = 0;
    for (const shiftMs of [offMs, -offMs]) {
      const payers = await makePayers(product, rounds);
      for (const payer of payers) {
        found.push(...(await payWithWrongClock(product, payer, shiftMs)));
        product.orders.setBillingClock(0);
        await pause(2 * ordersAreReadAfterMs);
        const started = performance.now();
        const open = await until(
          async () => (await hasAccess(product, payer, payer.tripId)) || undefined,
          healWithinMs,
        );
        if (!open) found.push(`${shiftMs > 0 ? 'ahead' : 'behind'}: paid, and no access in 6 minutes`);
        slowest = Math.max(slowest, performance.now() - started);
      }
    }
    const settled = await settle(product);
    return {
      did: "billing's clock 10 minutes ahead, then behind: deliveries refused; healed once it is right",
      rounds: 2 * rounds,
      measures: [
        {
          name: 'access once the clock is right, slowest',
          value: slowest / 1000,
          unit: 's',
          atMost: healWithinMs / 1000,
        },
      ],
      broken: [...found, ...settled.broken],
    };
  },
};
