import { listBrokenInvariants } from './invariants.js';
import type { Product } from './product.js';
import { readState } from './read-state.js';

/** Each payer has access this long after what was broken is whole again. */
export const healWithinMs = 60_000;

export interface Settled {
  /** From the call until all held; until it was given up, when they did not. */
  ms: number;
  broken: string[];
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function waitUntil<T>(
  look: () => Promise<T | undefined>,
  withinMs: number,
  everyMs = 50,
): Promise<T | undefined> {
  const last = Date.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found !== undefined || Date.now() > last) return found;
    await pause(everyMs);
  }
}

async function workLeft({ rows }: Product): Promise<boolean> {
  const [row] = await rows<{ left: number }>(
    'billing',
    `SELECT (SELECT count(*) FROM stripe_event WHERE state = 'pending')::int
          + (SELECT count(*) FROM outbox_message WHERE sent_at IS NULL)::int
          + (SELECT count(*) FROM payment WHERE refund_state = 'requested')::int AS left`,
  );
  return row === undefined || row.left > 0;
}

export async function settle(product: Product, withinMs = healWithinMs): Promise<Settled> {
  const started = performance.now();
  for (;;) {
    const late = performance.now() - started > withinMs;
    if (late || !(await workLeft(product))) {
      const found = listBrokenInvariants(await readState(product));
      if (found.length === 0 || late) return { ms: performance.now() - started, broken: found };
    }
    await pause(250);
  }
}
