import { randomUUID } from 'node:crypto';
import type { BestOrder } from '@landsea/contracts/planning';
import type { Local } from '@landsea/local';
import { call } from '../call.js';
import { makeMember, withDatabase, type Member } from '../crowd.js';
import type { Extent } from '../extent.js';
import { computePercentile, type Figure } from '../figures.js';

const sizes = [
  { stops: 12, mostMs: 50 },
  { stops: 18, mostMs: 1_000 },
  { stops: 25, mostMs: 1_000 },
] as const;
const goals = ['earliest-finish', 'least-effort'] as const;
const mostAttractions = 25;

/** The first date of the member's trip, as a day at Magic Kingdom. */
const parkDate = (local: Local, { tripId }: Member): Promise<string> =>
  withDatabase(local, 'trips', async (client) => {
    const { rows } = await client.query<{ date: string }>(
      `INSERT INTO trip_day (trip_id, date, kind, parks) SELECT id, start_date, 'park', '{magic-kingdom}'
       FROM trip WHERE id = $1 RETURNING date::text`,
      [tripId],
    );
    if (!rows[0]) throw new Error('the trip has no first day');
    return rows[0].date;
  });

/** Plans attractions of one park on the first day of a trip, in the order of the catalog. */
async function planDay(local: Local, member: Member, stops: number): Promise<string> {
  const date = await parkDate(local, member);
  const { entries } = await call<{ entries: { id: string; name: string; waits: object | null }[] }>(
    local,
    member,
    '/api/v1/catalogue/attractions?park=magic-kingdom',
  );
  const trip = `/api/v1/trips/${member.tripId}`;
  const add = entries
    .filter(({ waits }) => waits !== null)
    .slice(0, Math.min(stops, mostAttractions))
    .map(({ id, name }) => ({
      id: randomUUID(),
      title: name,
      catalogueId: id,
      date,
      details: { kind: 'attraction' },
    }));
  await call(local, member, `${trip}/items/changes`, { title: 'A day', add, change: [], remove: [] });
  return `${trip}/days/${date}/best-order`;
}

export async function measureBestOrder(local: Local, { smoke }: Extent): Promise<Figure[]> {
  const calls = smoke ? 1 : 20;
  const figures: Figure[] = [];
  for (const { stops, mostMs } of sizes) {
    const member = await makeMember(local);
    const path = await planDay(local, member, stops);
    for (const goal of goals) {
      const request = { goal, walkingWeight: 0.5, pinned: [], from: null };
      const { proven } = await call<BestOrder>(local, member, path, request);
      const times: number[] = [];
      for (let each = 0; each < calls; each += 1) {
        const started = performance.now();
        await call(local, member, path, request);
        times.push(performance.now() - started);
      }
      const median = computePercentile(times, 0.5);
      const note = `${proven ? 'proven' : 'searched'}; bound ${mostMs} ms`;
      figures.push({
        name: `best order of ${stops} attractions, ${goal}, median`,
        value: median,
        unit: 'ms',
        note: median < mostMs ? note : `${note}: MISSED`,
      });
    }
  }
  return figures;
}
