import { computePercentile } from '@landsea/bench/figures';
import type { Scenario } from '../scenario.js';
import { settle, waitUntil } from '../settle.js';
import { OtherCalls } from './other-calls.js';
import { gatherStorm, listPendingEvents, unleash, withoutAccess } from './storm-events.js';

/** Decision 50: a burst of 10,000 is accepted at 200 a second and processed within three minutes. */
const acceptedPerSecond = 200;
const processedWithinMs = 180_000;
/** Counting what waits is work for the product's database too. */
const countEveryMs = 500;
const quietCalls = 150;
const fewQuietCalls = 20;

export const storm: Scenario = {
  name: 'storm',
  rounds: 10_000,
  few: 200,
  async run(product, { rounds, few }) {
    const gathered = await gatherStorm(product, rounds);
    const { payers } = gathered;
    const others = OtherCalls.start(product, payers);
    const before = await others.make(few ? fewQuietCalls : quietCalls);
    others.begin();
    const started = performance.now();
    const { deliveries, refused, times, ms } = await unleash(product, gathered);
    await waitUntil(
      async () => (await listPendingEvents(product)) === 0 || undefined,
      processedWithinMs,
      countEveryMs,
    );
    const drained = performance.now() - started;
    const during = await others.stop();
    const settled = await settle(product);
    const [quiet, loud] = [computePercentile(before.times, 0.95), computePercentile(during.times, 0.95)];
    return {
      did: `${deliveries} deliveries of ${rounds} events, 30 % twice, shuffled, over 50 connections; ${payers.length} of them unlock a trip`,
      rounds,
      measures: [
        { name: 'accepted', value: (deliveries / ms) * 1000, unit: 'a second', atLeast: acceptedPerSecond },
        { name: 'answer, p99', value: computePercentile(times, 0.99), unit: 'ms' },
        { name: 'not taken at once', value: refused, unit: 'deliveries', atMost: 0 },
        {
          name: 'first delivery to last event handled',
          value: drained / 1000,
          unit: 's',
          atMost: processedWithinMs / 1000,
        },
        {
          name: 'other calls that failed',
          value: during.failed,
          unit: `of ${during.failed + during.times.length}`,
          atMost: 0,
        },
        { name: 'other calls, p95 before', value: quiet, unit: 'ms' },
        { name: 'other calls, p95 during, to before', value: loud / quiet, unit: '×' },
      ],
      broken: [...settled.broken, ...(await withoutAccess(product, payers))],
    };
  },
};
