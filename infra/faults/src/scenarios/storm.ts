import { percentile } from '@landsea/bench/figures';
import { call, type Payer } from '../payers.js';
import type { Product } from '../product.js';
import type { Scenario } from '../scenario.js';
import { settle, until } from '../settle.js';
import { gatherStorm, pendingEvents, unleash, withoutAccess } from './storm-events.js';

const drainWithinMs = 60_000;
const quietCalls = 150;
const fewQuietCalls = 20;
const pauseMs = 15;

/** Other people's calls, one after the other, until told to stop; how long each took. */
async function otherCalls(
  product: Product,
  payers: Payer[],
  goOn: (made: number) => boolean,
): Promise<number[]> {
  const times: number[] = [];
  for (let made = 0; goOn(made); made += 1) {
    const { status, ms } = await call(product, payers[made % payers.length], 'GET', '/api/trips');
    if (status === 200) times.push(ms);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return times;
}

export const storm: Scenario = {
  name: 'storm',
  rounds: 10_000,
  few: 200,
  async run(product, { rounds, few }) {
    const gathered = await gatherStorm(product, rounds);
    const { payers } = gathered;
    const before = await otherCalls(product, payers, (made) => made < (few ? fewQuietCalls : quietCalls));
    let storming = true;
    const during = otherCalls(product, payers, () => storming);
    const started = performance.now();
    const { deliveries, refused, times, ms } = await unleash(product, gathered);
    await until(async () => (await pendingEvents(product)) === 0 || undefined, drainWithinMs);
    const drained = performance.now() - started;
    storming = false;
    const settled = await settle(product);
    const [quiet, loud] = [percentile(before, 0.95), percentile(await during, 0.95)];
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
