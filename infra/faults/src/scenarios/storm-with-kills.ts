import { flushQueue } from '../flush-queue.js';
import type { Product } from '../product.js';
import type { Scenario } from '../scenario.js';
import { settle, waitUntil } from '../settle.js';
import { gatherStorm, listPendingEvents, unleash, withoutAccess } from './storm-events.js';

const drainWithinMs = 180_000;
const redisAwayMs = 1_500;
const withoutSweeperMs = { full: 20_000, few: 2_000 };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Two flushes, the store of the queue killed where it is Redis, and billing with its worker killed three times; or one flush and one kill. */
async function havoc(product: Product, few: boolean, over: () => boolean): Promise<string[]> {
  const { local, redis } = product;
  const done: string[] = [];
  const acts: [string, () => Promise<unknown>][] = [
    ['flush', () => flushQueue(product)],
    ['kill billing', async () => local.kill('billing')],
    ['flush', () => flushQueue(product)],
    [
      'kill redis',
      async () => {
        await redis?.kill();
        await pause(redisAwayMs);
        await redis?.start();
      },
    ],
    ['kill billing', async () => local.kill('billing')],
    ['kill billing', async () => local.kill('billing')],
  ];
  for (const [name, act] of few ? acts.slice(0, 2) : acts) {
    if (name === 'kill redis' && !redis) continue;
    await pause(800);
    await act();
    done.push(over() ? `${name} (after the last delivery)` : name);
    if (name === 'kill billing') await waitUntil(async () => isUp(product), 30_000);
  }
  return done;
}

async function isUp({ local }: Product): Promise<true | undefined> {
  const answer = await fetch(`http://127.0.0.1:${local.ports.billing}/health/live`).catch(() => undefined);
  return answer?.ok ? true : undefined;
}

export const stormWithKills: Scenario = {
  name: 'storm-with-kills',
  rounds: 10_000,
  few: 60,
  async run(product, { rounds, few }) {
    const gathered = await gatherStorm(product, rounds);
    const started = performance.now();
    let delivered = false;
    const wrecking = havoc(product, few, () => delivered);
    const { deliveries, refused } = await unleash(product, gathered);
    delivered = true;
    const done = await wrecking;
    await waitUntil(async () => (await listPendingEvents(product)) === 0 || undefined, drainWithinMs);
    const drained = (performance.now() - started) / 1000;
    const settled = await settle(product);
    return {
      did: `${deliveries} deliveries of ${rounds} events, meanwhile ${done.join(', ')}`,
      rounds,
      measures: [
        { name: 'delivered again until taken', value: refused, unit: 'deliveries' },
        {
          name: 'first delivery to last event handled',
          value: drained,
          unit: 's',
          atMost: drainWithinMs / 1000,
        },
      ],
      broken: [...settled.broken, ...(await withoutAccess(product, gathered.payers))],
    };
  },
};

/** Shows that the test can fail: what only the sweeper finds stays undone while it is off. */
export const stormWithoutSweeper: Scenario = {
  name: 'storm-without-sweeper',
  rounds: 2_000,
  few: 60,
  async run(product, { rounds, few }) {
    const gathered = await gatherStorm(product, rounds);
    product.orders.setSweeperOff(true);
    const wrecking = havoc(product, few, () => false);
    await unleash(product, gathered);
    await wrecking;
    await pause(few ? withoutSweeperMs.few : withoutSweeperMs.full);
    const left = await listPendingEvents(product);
    const seen = await settle(product, 0);
    product.orders.setSweeperOff(false);
    const settled = await settle(product);
    return {
      did: `the same with the sweeper off: ${left} of ${rounds} events were not dealt with, ${seen.broken.length} invariants broken; then on again`,
      rounds,
      measures: [
        { name: 'left undone without the sweeper', value: left, unit: 'events', atLeast: 1 },
        { name: 'healed once it is on', value: settled.ms / 1000, unit: 's', atMost: 60 },
      ],
      broken: [
        // So few events may be processed before the first flush.
        ...(seen.broken.length > 0 || few
          ? []
          : ['without the sweeper nothing was broken: the test cannot fail']),
        ...settled.broken,
        ...(await withoutAccess(product, gathered.payers)),
      ],
    };
  },
};
