import { percentile } from '@landsea/bench/figures';
import { clockIsReadAfterMs } from '../preload/orders.js';
import { silence } from '../deliveries.js';
import { checkout, hasAccess, makePayers, pay, verify, type Payer } from '../payers.js';
import type { Product } from '../product.js';
import type { Scenario } from '../scenario.js';
import { settle, until } from '../settle.js';

/** How often the reconciler walks the list of events. */
const walkEveryMs = 5 * 60_000;
const withinMs = 6 * 60_000;

/** Comes back from the payment; how long until the trip is unlocked. */
async function comeBack(product: Product, payer: Payer): Promise<{ ms: number; broken: string[] }> {
  const session = await checkout(product, payer);
  await pay(product, session);
  const answer = await verify(product, payer, session);
  const told = answer.status === 200 && answer.body['success'] === true;
  const open = await hasAccess(product, payer, payer.tripId);
  return {
    ms: answer.ms,
    broken: [
      ...(told ? [] : [`verify-payment answered ${answer.status} ${JSON.stringify(answer.body)}`]),
      ...(open ? [] : [`${payer.userId} has no access after verify-payment`]),
    ],
  };
}

/** All clocks go on; a worker that sleeps on Postgres until its next job is woken to see it. */
async function moveClocks({ orders, queue, rows }: Product, byMs: number): Promise<void> {
  orders.moveClock(byMs);
  await new Promise((resolve) => setTimeout(resolve, 2 * clockIsReadAfterMs));
  if (queue === 'postgres')
    await rows('billing', `SELECT pg_notify('bullmq_jobs', 'billing-reconciliation')`);
}

const allHaveAccess = async (product: Product, payers: Payer[]): Promise<true | undefined> => {
  for (const payer of payers) if (!(await hasAccess(product, payer, payer.tripId))) return undefined;
  return true;
};

export const noWebhooks: Scenario = {
  name: 'no-webhooks',
  rounds: 20,
  few: 2,
  async run(product, { rounds }) {
    await silence(product, true);
    const returning = await makePayers(product, rounds);
    const found: string[] = [];
    const times: number[] = [];
    for (const payer of returning) {
      const { ms, broken } = await comeBack(product, payer);
      times.push(ms);
      found.push(...broken);
    }
    const leaving = await makePayers(product, rounds);
    for (const payer of leaving) await pay(product, await checkout(product, payer));
    if (leaving[0] && (await hasAccess(product, leaving[0], leaving[0].tripId)))
      found.push('access without any word of the payment');

    await moveClocks(product, walkEveryMs);
    const started = performance.now();
    const healed = await until(() => allHaveAccess(product, leaving), withinMs - walkEveryMs);
    const waited = performance.now() - started;
    if (!healed) found.push('payers who closed the tab had no access in 6 minutes');
    await silence(product, false);
    const settled = await settle(product);
    return {
      did: 'no event was ever delivered: half came back to the success page, half closed the tab; clocks moved by 5 minutes',
      rounds: 2 * rounds,
      measures: [
        { name: 'verify-payment with the grant, p95', value: percentile(times, 0.95), unit: 'ms' },
        {
          name: 'by the reconciler, of those who closed the tab',
          value: (walkEveryMs + waited) / 1000,
          unit: 's',
          atMost: withinMs / 1000,
        },
      ],
      broken: [...found, ...settled.broken],
    };
  },
};
