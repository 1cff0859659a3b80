import { addDays, getDateIn } from '@landsea/contracts/core';
import type { Local } from '@landsea/local';
import { call } from './call.js';
import { makeMember, withDatabase, type Member } from './crowd.js';
import type { Extent } from './extent.js';
import { bounded, percentile, type Figure } from './figures.js';

const mostMs = 100;
const full = { trips: 2_000, reads: 60 };
const few = { trips: 20, reads: 3 };
const patienceMs = 300_000;
const pauseMs = 500;

/** The member becomes an agent whose clients each have the member's own trip once more, one leaving each few hours. */
async function makeDesk(local: Local, { userId, tripId }: Member, trips: number): Promise<void> {
  await withDatabase(local, 'identity', (client) =>
    client.query(`UPDATE user_account SET user_type = 'agent' WHERE id = $1`, [userId]),
  );
  await withDatabase(local, 'trips', async (client) => {
    await client.query('BEGIN');
    await client.query(
      `CREATE TEMPORARY TABLE desk ON COMMIT DROP AS
         SELECT gen_random_uuid() AS client_id, gen_random_uuid() AS trip_id, n,
           $1::date + (n % 280) - (SELECT start_date FROM trip WHERE id = $2) AS shift
         FROM generate_series(1, $3::int) n`,
      [addDays(getDateIn(new Date()), 20), tripId, trips],
    );
    await client.query(
      `INSERT INTO client (id, agent_id, first_name, last_name, email)
         SELECT client_id, $1, 'Client', n::text, 'client-' || n || '@bench.example' FROM desk`,
      [userId],
    );
    await client.query(
      `INSERT INTO trip (id, owner_id, name, mode, start_date, end_date, stays, sailing, party, for_client)
         SELECT desk.trip_id, $1, t.name, 'parks', t.start_date + shift, t.end_date + shift,
           jsonb_build_array(jsonb_build_object('hotelName', 'Pop Century Resort', 'onSite', true,
             'checkIn', t.start_date + shift, 'checkOut', t.end_date + shift)), NULL, t.party, true
         FROM desk JOIN trip t ON t.id = $2`,
      [userId, tripId],
    );
    await client.query(
      `INSERT INTO trip_day (trip_id, date, kind, parks)
         SELECT desk.trip_id, day::date, 'park', '{}' FROM desk JOIN trip t ON t.id = desk.trip_id,
           generate_series(t.start_date, t.end_date, interval '1 day') day`,
    );
    await client.query(`INSERT INTO agent_trip (trip_id, client_id) SELECT trip_id, client_id FROM desk`);
    await client.query(
      `INSERT INTO day_item (trip_id, id, title, date, "time", is_fixed, position, status, details)
         SELECT desk.trip_id, gen_random_uuid(), 'Table ' || wish, t.start_date + 1, '18:00', false, wish, 'planned',
           '{"kind":"dining","meal":null,"prepaid":false,"depositCents":null,"freeCancelHours":null,"onDiningPlan":false}'
         FROM desk JOIN trip t ON t.id = desk.trip_id, generate_series(1, 4) wish`,
    );
    await client.query('COMMIT');
    await client.query('ANALYZE');
  });
}

/** @returns how long it took until the windows of all trips were reckoned, in milliseconds. */
async function untilReckoned(local: Local): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const left = await withDatabase(local, 'trips', async (client) => {
      const { rows } = await client.query<{ left: string }>('SELECT count(*) AS left FROM desk_work');
      return Number(rows[0]?.left);
    });
    if (left === 0) return performance.now() - begun;
    if (performance.now() - begun > patienceMs) throw new Error(`${left} trips are not reckoned yet`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** One queue over all trips of an agent with 2,000 of them. */
export async function morning(local: Local, { smoke }: Extent): Promise<Figure[]> {
  const { trips, reads } = smoke ? few : full;
  const member = await makeMember(local);
  await makeDesk(local, member, trips);
  const reckoned = await untilReckoned(local);
  await withDatabase(local, 'trips', (client) => client.query('ANALYZE desk_window'));
  const times: number[] = [];
  let total = 0;
  for (let read = 0; read < reads; read += 1) {
    const begun = performance.now();
    ({ total } = await call<{ total: number }>(local, member, '/api/v1/morning'));
    times.push(performance.now() - begun);
  }
  const note = `${total} entries over ${trips} trips, p95 of ${reads}`;
  return [
    { name: 'morning of an agent', ...bounded(percentile(times, 0.95), mostMs, note) },
    { name: 'windows of all trips reckoned anew', value: reckoned / trips, unit: 'ms a trip' },
  ];
}
