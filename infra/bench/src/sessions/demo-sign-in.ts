import { setTimeout as pause } from 'node:timers/promises';
import type { Local } from '@landsea/local';
import pg from 'pg';
import { visitDemo, type DemoVisit } from '../demo-visit.js';
import type { Extent } from '../extent.js';
import { computePercentile, type Figure } from '../figures.js';

const READY = 60;
const DEADLINE_MS = 120_000;
let visitors = 0;

async function untilStocked(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const until = Date.now() + DEADLINE_MS; Date.now() < until; await pause(100)) {
      const { rows } = await client.query<{ ready: number }>(
        `SELECT count(*)::int AS ready FROM demo_copy WHERE ready_at IS NOT NULL AND taken_at IS NULL`,
      );
      if ((rows[0]?.ready ?? 0) >= READY) return;
    }
    throw new Error(`no ${READY} demo copies became ready`);
  } finally {
    await client.end();
  }
}

const visit = (local: Local): Promise<DemoVisit> => {
  visitors += 1;
  return visitDemo(local, `10.2.${visitors >> 8}.${visitors & 255}`);
};

/** So many visitors of the demo at the same moment: each from signing in until their own trip is read. */
async function atOnce(local: Local, count: number): Promise<Figure[]> {
  await untilStocked(local.databaseUrls.identity);
  const answers = await Promise.allSettled(Array.from({ length: count }, () => visit(local)));
  const visits = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const trips = new Set(visits.map(({ tripId }) => tripId)).size;
  if (trips !== visits.length) throw new Error(`${visits.length} visitors got ${trips} trips`);
  const times = visits.map(({ ms }) => ms);
  const name = `${count} at once`;
  return [
    { name: `${name}, median`, value: computePercentile(times, 0.5), unit: 'ms' },
    { name: `${name}, p95`, value: computePercentile(times, 0.95), unit: 'ms' },
    { name: `${name}, not let in`, value: count - visits.length, unit: `of ${count}` },
  ];
}

/** From signing in to the demo until the private trip is there. */
export async function measureDemoSignIn(local: Local, { smoke }: Extent): Promise<Figure[]> {
  if (smoke) return atOnce(local, 3);
  await atOnce(local, 10);
  return [...(await atOnce(local, 1)), ...(await atOnce(local, 50)), ...(await atOnce(local, 200))];
}
