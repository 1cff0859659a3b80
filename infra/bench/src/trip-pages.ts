import { TripPage } from '@landsea/contracts/trip';
import type { Local } from '@landsea/local';
import { makeMember, withDatabase, type Member } from './crowd.js';
import type { Extent } from './extent.js';
import { percentile, type Figure } from './figures.js';

const full = { trips: 10_000, farPage: 100, rounds: 40 };
const few = { trips: 300, farPage: 3, rounds: 1 };

/** Gives one member as many trips as no family has, a minute apart. */
const manyTrips = (local: Local, member: Member, trips: number): Promise<void> =>
  withDatabase(local, 'trips', async (client) => {
    await client.query(
      `INSERT INTO trip (id, owner_id, name, mode, start_date, end_date, status, stays, sailing, party, created_at)
       SELECT gen_random_uuid(), owner_id, name || ' ' || n, mode, start_date, end_date, status, stays, sailing, party,
         created_at - n * interval '1 minute'
       FROM trip, generate_series(1, $2::int) n WHERE id = $1`,
      [member.tripId, trips],
    );
    await client.query('ANALYZE trip');
  });

/** A list of 10,000 trips, read to its 100th page: the first and that one in turns, and the ratio of their medians. */
export async function tripPages(local: Local, { smoke }: Extent): Promise<Figure[]> {
  const { trips, farPage, rounds } = smoke ? few : full;
  const member = await makeMember(local, 1);
  await manyTrips(local, member, trips);
  const read = async (after: string | null): Promise<TripPage> => {
    const url = `http://127.0.0.1:${local.ports.trips}/api/v1/trips?archived=false${after ? `&after=${after}` : ''}`;
    const answer = await fetch(url, { headers: { cookie: member.cookie } });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    return TripPage.parse(await answer.json());
  };
  let far: string | null = null;
  for (let page = 1; page < farPage; page += 1) {
    far = (await read(far)).next;
    if (far === null) throw new Error(`the list ended at page ${page}`);
  }
  const timed = async (after: string | null): Promise<number> => {
    const before = performance.now();
    await read(after);
    return performance.now() - before;
  };
  const first: number[] = [];
  const last: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    first.push(await timed(null));
    last.push(await timed(far));
  }
  const [one, hundred] = [percentile(first, 0.5), percentile(last, 0.5)];
  return [
    { name: `first page of ${trips} trips, median`, value: one, unit: 'ms' },
    { name: `page ${farPage}, median`, value: hundred, unit: 'ms' },
    { name: `page ${farPage} to the first`, value: hundred / one, unit: '', note: 'constant: about 1' },
  ];
}
