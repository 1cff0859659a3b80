import { percentile } from '@landsea/bench/figures';
import type { Scenario } from '../scenario.js';
import { settle, until } from '../settle.js';
import { OtherCalls } from './other-calls.js';
import { gatherStorm, pendingEvents, unleash, withoutAccess } from './storm-events.js';

const drainWithinMs = 60_000;
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
    await until(async () => (await pendingEvents(product)) === 0 || undefined, drainWithinMs, countEveryMs);
    const drained = performance.now() - started;
    const during = await others.stop();
    const settled = await settle(product);
    const [quiet, loud] = [percentile(before, 0.95), percentile(during, 0.95)];
    return {
      did: `${deliveries} deliveries of ${rounds} events, 30 % twice, shuffled, over 50 connections; ${payers.length} of them unlock a trip`,
      rounds,
      measures: [
        { name: 'accepted', value: (deliveries / ms) * 1000, unit: 'a second', atLeast: 500 },
        { name: 'answer, p99', value: percentile(times, 0.99), unit: 'ms', atMost: 250 },
        { name: 'not taken at once', value: refused, unit: 'deliveries', atMost: 0 },
        { name: 'first delivery to last event handled', value: drained / 1000, unit: 's', atMost: 60 },
        { name: 'other calls, p95 before', value: quiet, unit: 'ms' },
        { name: 'other calls, p95 during, to before', value: loud / quiet, unit: '×', atMost: 2 },
      ],
      broken: [...settled.broken, ...(await withoutAccess(product, payers))],
    };
  },
};
