import { setTimeout as pause } from 'node:timers/promises';
import { runAtOnce } from '../at-once.js';
import { listEvents, setSilence } from '../deliveries.js';
import { call, openCheckout, makePayers, pay, verify, type CrowdPayer } from '../payers.js';
import type { Product } from '../product.js';
import type { Scenario } from '../scenario.js';
import { settle, waitUntil } from '../settle.js';
import { keepDelivering, runLife, type Line, type Seen } from './outage-life.js';

const full = { downMs: 10_000, buyers: 60 };
const small = { downMs: 2_000, buyers: 15 };
const answerWithinMs = 2_000;
/** Postgres reads its log and writes all of it to the disk first, which is the disk's speed and not the product's. */
const recoveryPatienceMs = 120_000;

async function unreadable(product: Product, lines: Line[]): Promise<string[]> {
  const kept = await product.rows<{ id: string }>(
    'trips',
    'SELECT id FROM budget_line WHERE id = ANY($1::uuid[])',
    [lines.map(({ id }) => id)],
  );
  const found = new Set(kept.map(({ id }) => id));
  return lines
    .filter(({ id }) => !found.has(id))
    .map(({ id }) => `budget line ${id} was acknowledged and is lost`);
}

/** People who use what they paid for, and people who are about to pay. */
async function makePeople(
  product: Product,
  count: number,
): Promise<{ owners: CrowdPayer[]; buyers: CrowdPayer[] }> {
  const [owners, buyers] = [await makePayers(product, 6), await makePayers(product, count)];
  await runAtOnce(3, owners, async (payer) => {
    const session = await openCheckout(product, payer);
    await pay(product, session);
    await verify(product, payer, session);
  });
  return { owners, buyers };
}

async function outage(
  product: Product,
  { downMs, buyers }: typeof full,
): Promise<{ seen: Seen; recoveryMs: number; backMs: number; broken: string[] }> {
  const seen: Seen = { answers: 0, slowestMs: 0, wrong: [], lines: [] };
  const people = await makePeople(product, buyers);
  const [paying] = await makePayers(product, 1);
  if (!paying) throw new Error('nobody pays');
  await setSilence(product, true);
  const session = await openCheckout(product, paying);
  await pay(product, session);
  const [event] = await listEvents(product, 'checkout.session.completed', ({ id }) => id === session);
  if (!event) throw new Error(`no event about ${session}`);
  let out = false;
  const inOutage = (): boolean => out;
  const ends = [runLife(product, seen, inOutage, people)];
  await pause(1_500);
  await product.killUntil('postgres', async () => {
    out = true;
    ends.push(keepDelivering(product, event, seen, inOutage));
    await pause(downMs);
    out = false;
  });
  const restarted = performance.now();
  const recovered = await waitUntil(
    () => product.rows('trips', 'SELECT 1').catch(() => undefined),
    recoveryPatienceMs,
  );
  if (!recovered) throw new Error(`Postgres takes no connection after ${recoveryPatienceMs / 1000} s`);
  const started = performance.now();
  const back = await waitUntil(async () => {
    const { status } = await call(product, paying, 'GET', '/api/trips');
    return status === 200 || undefined;
  }, 30_000);
  const backMs = performance.now() - started;
  await pause(1_500);
  await Promise.all(ends.map((end) => end()));
  await setSilence(product, false);
  const broken = back ? [] : ['nothing answered 30 s after Postgres took connections'];
  return { seen, recoveryMs: started - restarted, backMs, broken };
}

export const postgresDown: Scenario = {
  name: 'postgres-down',
  rounds: 3,
  few: 1,
  async run(product, { rounds, few }) {
    const found: string[] = [];
    const extent = few ? small : full;
    let [answers, slowest, recovery, back, lines] = [0, 0, 0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const { seen, recoveryMs, backMs, broken } = await outage(product, extent);
      const settled = await settle(product);
      found.push(
        ...broken,
        ...new Set(seen.wrong),
        ...settled.broken,
        ...(await unreadable(product, seen.lines)),
      );
      answers += seen.answers;
      lines += seen.lines.length;
      slowest = Math.max(slowest, seen.slowestMs);
      recovery = Math.max(recovery, recoveryMs);
      back = Math.max(back, backMs);
    }
    return {
      did: `kill -9 of Postgres, away for ${extent.downMs / 1000} s, while people read, write, check out and Stripe delivers`,
      rounds,
      measures: [
        {
          name: 'answers in the outage, each 503 with Retry-After',
          value: answers,
          unit: 'calls',
          atLeast: 1,
        },
        { name: 'slowest of them', value: slowest, unit: 'ms', atMost: answerWithinMs },
        { name: 'Postgres itself, until it takes connections', value: recovery / 1000, unit: 's' },
        { name: 'first answer after that', value: back / 1000, unit: 's', atMost: 30 },
        { name: 'acknowledged budget lines, all readable', value: lines, unit: 'lines', atLeast: 1 },
      ],
      broken: found,
    };
  },
};
