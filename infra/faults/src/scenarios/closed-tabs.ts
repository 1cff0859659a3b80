import { setSilence } from '../deliveries.js';
import { openCheckout, hasAccess, makePayers, pay, type CrowdPayer } from '../payers.js';
import type { Product } from '../product.js';
import type { Measure } from '../scenario.js';
import { waitUntil } from '../settle.js';

/** The reconciler walks the list of events this often. */
const walkEveryMs = 5 * 60_000;
const withinMs = 6 * 60_000;

/** As billing names it. Under a wrong name nobody is woken, and payers are found up to a minute later. */
const TIMED_QUEUE = 'billing-timed';

/** A worker that sleeps on Postgres until its next job does not see by itself that the clocks went on. */
async function wakeReconciler({ queue, rows }: Product): Promise<void> {
  if (queue === 'postgres') await rows('billing', `SELECT pg_notify('bullmq_jobs', $1)`, [TIMED_QUEUE]);
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
  await setSilence(product, true);
  const payers = await makePayers(product, count);
  for (const payer of payers) await pay(product, await openCheckout(product, payer));
  const found: string[] = [];
  if (payers[0] && (await hasAccess(product, payers[0], payers[0].tripId)))
    found.push('access without any word of the payment');
  product.orders.moveClock(walkEveryMs);
  const started = performance.now();
  // One call may come before the service has read the order to move its clock.
  const healed = await waitUntil(
    async () => {
      await wakeReconciler(product);
      return allHaveAccess(product, payers);
    },
    withinMs - walkEveryMs,
    1_000,
  );
  const value = (walkEveryMs + performance.now() - started) / 1000;
  if (!healed) found.push('payers who closed the tab had no access in 6 minutes');
  await setSilence(product, false);
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
