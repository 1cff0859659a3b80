import { silence } from '../deliveries.js';
import { checkout, hasAccess, makePayers, pay, type CrowdPayer } from '../payers.js';
import { ordersAreReadAfterMs } from '../preload/orders.js';
import type { Product } from '../product.js';
import type { Measure } from '../scenario.js';
import { until } from '../settle.js';

/** The reconciler walks the list of events this often. */
const walkEveryMs = 5 * 60_000;
const withinMs = 6 * 60_000;

/** All clocks go on; a worker that sleeps on Postgres until its next job is woken to see it. */
async function moveClocks({ orders, queue, rows }: Product, byMs: number): Promise<void> {
  orders.moveClock(byMs);
  await new Promise((resolve) => setTimeout(resolve, 2 * ordersAreReadAfterMs));
  if (queue === 'postgres')
    await rows('billing', `SELECT pg_notify('bullmq_jobs', 'billing-reconciliation')`);
}

const allHaveAccess = async (product: Product, payers: CrowdPayer[]): Promise<true | undefined> => {
  for (const payer of payers) if (!(await hasAccess(product, payer, payer.tripId))) return undefined;
  return true;
};

/** People pay and close the tab, and no event is delivered: only the reconciler can find them. */
export async function closeTabs(
  product: Product,
  count: number,
): Promise<{ healed: Measure; broken: string[] }> {
  await silence(product, true);
  const payers = await makePayers(product, count);
  for (const payer of payers) await pay(product, await checkout(product, payer));
  const found: string[] = [];
  if (payers[0] && (await hasAccess(product, payers[0], payers[0].tripId)))
    found.push('access without any word of the payment');
  await moveClocks(product, walkEveryMs);
  const started = performance.now();
  const healed = await until(() => allHaveAccess(product, payers), withinMs - walkEveryMs);
  const value = (walkEveryMs + performance.now() - started) / 1000;
  if (!healed) found.push('payers who closed the tab had no access in 6 minutes');
  await silence(product, false);
  return {
    healed: {
      name: 'by the reconciler, of those who closed the tab',
      value,
      unit: 's',
      atMost: withinMs / 1000,
    },
    broken: found,
  };
}
