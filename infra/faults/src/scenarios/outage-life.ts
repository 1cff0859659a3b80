import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import { runAtOnce } from '../at-once.js';
import { deliver, signDelivery } from '../deliveries.js';
import { call, readSession, startCheckout, type TimedAnswer, type CrowdPayer } from '../payers.js';
import type { Product } from '../product.js';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface Line {
  payer: CrowdPayer;
  id: string;
}

/** Counted while Postgres was away. */
export interface Seen {
  answers: number;
  slowestMs: number;
  wrong: string[];
  lines: Line[];
}

/** In the outage only 503 with Retry-After is right; a call that began before it may also have been done. */
function judge(seen: Seen, what: string, { status, headers, ms }: TimedAnswer, inOutage: boolean): void {
  const done = status >= 200 && status < 300;
  const honest = status === 503 && headers.has('retry-after');
  if (!(honest || (done && !inOutage)))
    seen.wrong.push(`${what} answered ${status}${status === 503 ? ' without Retry-After' : ''}`);
  if (!inOutage) return;
  seen.answers += 1;
  seen.slowestMs = Math.max(seen.slowestMs, ms);
}

async function write(
  product: Product,
  payer: CrowdPayer,
  seen: Seen,
  inOutage: () => boolean,
): Promise<void> {
  const began = inOutage();
  const line = { id: randomUUID(), category: 'misc', label: 'Ponchos', plannedCents: 900, spentCents: 0 };
  const answer = await call(product, payer, 'POST', `/api/v1/trips/${payer.tripId}/budget/lines`, line);
  if (answer.status === 201) seen.lines.push({ payer, id: String(answer.body['id']) });
  judge(seen, 'adding a budget line', answer, began && inOutage());
}

async function buy(product: Product, payer: CrowdPayer, seen: Seen, inOutage: () => boolean): Promise<void> {
  const began = inOutage();
  const answer = await startCheckout(product, payer, payer.tripId);
  if (answer.status === 200) product.promises.sessions.add(readSession(answer));
  judge(seen, 'checkout', answer, began && inOutage());
}

async function read(product: Product, payer: CrowdPayer, seen: Seen, inOutage: () => boolean): Promise<void> {
  for (const path of ['/api/trips', '/api/user/access', '/api/auth/user']) {
    const began = inOutage();
    const answer = await call(product, payer, 'GET', path);
    judge(seen, `GET ${path}`, answer, began && inOutage());
  }
}

/** Fewer than the ten checkouts that one person may begin in an hour, however long Postgres needs. */
const checkoutsEach = 9;

export function runLife(
  product: Product,
  seen: Seen,
  inOutage: () => boolean,
  people: { owners: CrowdPayer[]; buyers: CrowdPayer[] },
) {
  const { owners, buyers } = people;
  let [going, bought] = [true, 0];
  const living = runAtOnce(owners.length, owners, async (owner) => {
    while (going) {
      await write(product, owner, seen, inOutage);
      await read(product, owner, seen, inOutage);
      const buyer = bought < buyers.length * checkoutsEach ? buyers[bought++ % buyers.length] : undefined;
      if (buyer) await buy(product, buyer, seen, inOutage);
      // Within what one person may call in a minute, however fast the answers come.
      await pause(400);
    }
  });
  return async (): Promise<void> => {
    going = false;
    await living;
  };
}

/** Delivers one event again and again, as Stripe does when it is not answered. */
export function keepDelivering(product: Product, event: Stripe.Event, seen: Seen, inOutage: () => boolean) {
  let going = true;
  const living = (async () => {
    while (going) {
      const began = inOutage();
      const status = await deliver(product, signDelivery(product, event));
      if (status === 200 && began && inOutage()) seen.wrong.push('a delivery was taken without a database');
      if (status === 200) product.promises.events.add(event.id);
      await pause(200);
    }
  })();
  return async (): Promise<void> => {
    going = false;
    await living;
  };
}
