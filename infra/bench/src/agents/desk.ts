import { randomUUID } from 'node:crypto';
import { addDays, getDateIn } from '@landsea/contracts/core';
import type { Local } from '@landsea/local';
import type { Client } from 'pg';
import { makeMember, withDatabase, type Member } from '../crowd.js';

export async function makeAgent(local: Local): Promise<Member> {
  const member = await makeMember(local);
  const { userId } = member;
  await withDatabase(local, 'identity', (client) =>
    client.query(`UPDATE user_account SET user_type = 'agent' WHERE id = $1`, [userId]),
  );
  await withDatabase(local, 'trips', (client) =>
    client.query(
      `INSERT INTO plan_access (user_id, plan, access_until, version) VALUES ($1, 'agent', now() + interval '1 year', 1)`,
      [userId],
    ),
  );
  return member;
}

export interface Desk {
  trips: number;
  /** Days from today on which the first trip begins; one begins on each of the 280 days after it. */
  fromDay: number;
  /** Each trip has a hotel with an agency number, a commission and a payment to come, and tickets. */
  hasBookings: boolean;
  /** The service finds the windows of the trips, which takes it a while. */
  isReckoned: boolean;
}

/** Numbers that a desk's hotels have. */
export const readNumber = (trip: number): string => `WD${String(7_000_000 + trip)}`;

/** For each trip of the table `desk`. */
async function addBookings(client: Client): Promise<void> {
  await client.query(
    `CREATE TEMPORARY TABLE booked ON COMMIT DROP AS
       SELECT desk.*, kind, gen_random_uuid() AS booking_id FROM desk, unnest('{hotel,tickets}'::text[]) kind`,
  );
  await client.query(
    `INSERT INTO booking (trip_id, id, kind, title, numbers, starts, ends, total_cents, payments, source)
       SELECT booked.trip_id, booking_id, kind, 'Pop Century Resort',
         CASE kind WHEN 'hotel' THEN jsonb_build_array(jsonb_build_object('role', 'confirmation', 'value', 'WD' || 7000000 + n)) ELSE '[]' END,
         jsonb_build_object('date', t.start_date, 'time', '15:00', 'zone', 'America/New_York'),
         jsonb_build_object('date', t.end_date, 'time', '11:00', 'zone', 'America/New_York'), 250000,
         CASE kind WHEN 'hotel' THEN jsonb_build_array(jsonb_build_object('id', $1::uuid, 'kind', 'final', 'cents', 230000,
           'dueOn', t.start_date - 30, 'paidOn', NULL)) ELSE '[]' END, 'agent'
       FROM booked JOIN trip t ON t.id = booked.trip_id`,
    [randomUUID()],
  );
  await client.query(
    `INSERT INTO booking_work (client_id, trip_id, booking_id, booked_by, commissionable_cents, rate)
       SELECT client_id, trip_id, booking_id, 'agent', CASE kind WHEN 'hotel' THEN 200000 END, 1000 FROM booked`,
  );
}

/** The agent's clients, each of whom has the agent's own trip once more. */
export async function makeDesk(
  local: Local,
  { userId, tripId }: Member,
  { trips, fromDay, hasBookings, isReckoned }: Desk,
): Promise<void> {
  await withDatabase(local, 'trips', async (client) => {
    await client.query('BEGIN');
    await client.query(
      `CREATE TEMPORARY TABLE desk ON COMMIT DROP AS
         SELECT gen_random_uuid() AS client_id, gen_random_uuid() AS trip_id, n,
           $1::date + (n % 280) - (SELECT start_date FROM trip WHERE id = $2) AS shift
         FROM generate_series(1, $3::int) n`,
      [addDays(getDateIn(new Date()), fromDay), tripId, trips],
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
    if (hasBookings) await addBookings(client);
    if (!isReckoned) await client.query(`DELETE FROM desk_work WHERE trip_id IN (SELECT trip_id FROM desk)`);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  });
}
