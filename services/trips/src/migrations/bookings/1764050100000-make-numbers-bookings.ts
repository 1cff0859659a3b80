import type { MigrationInterface, QueryRunner } from 'typeorm';

const central = [
  'ORD',
  'MDW',
  'MKE',
  'MSP',
  'STL',
  'MCI',
  'OMA',
  'DFW',
  'DAL',
  'IAH',
  'HOU',
  'AUS',
  'SAT',
  'BNA',
  'MEM',
  'MSY',
];
const zones: readonly (readonly [zone: string, codes: readonly string[]])[] = [
  ['America/Chicago', central],
  ['America/Denver', ['DEN', 'SLC']],
  ['America/Phoenix', ['PHX']],
  ['America/Los_Angeles', ['LAS', 'SAN', 'LAX', 'SFO', 'PDX', 'SEA']],
  ['Europe/London', ['LHR', 'LGW', 'MAN']],
];

/** The zone of an airport's code, an expression; the parks' for one that is not known. */
const zoneOf = (code: string): string =>
  `CASE ${zones
    .map(([zone, codes]) => `WHEN ${code} IN (${codes.map((each) => `'${each}'`).join(', ')}) THEN '${zone}'`)
    .join(' ')} ELSE 'America/New_York' END`;

/** One end of a booking as JSON. */
const end = (date: string, time: string, zone: string, airport: string, place: string): string =>
  `jsonb_build_object('date', ${date}, 'time', ${time}, 'zone', ${zone}, 'airport', ${airport}, 'place', ${place})`;

const parks = `'America/New_York'`;
const numbers = (role: string, value: string): string =>
  `CASE WHEN ${value} IS NULL THEN '[]'::jsonb
     ELSE jsonb_build_array(jsonb_build_object('role', '${role}', 'value', ${value})) END`;
/** The last minute of the day that a confirmation names. */
const lastMinute = (limit: string): string =>
  `((${limit}->>'date')::date + 1)::timestamp AT TIME ZONE ${parks} - interval '1 minute'`;

const isFirm = `i.date IS NOT NULL AND (i.status IN ('booked', 'done') OR (i.confirmation IS NOT NULL AND i.status <> 'cancelled'))`;
const isFlight = `i.details->>'kind' = 'note' AND (i.details->>'isFlight')::boolean AND ${isFirm}`;
const isNote = `i.details->>'kind' = 'note' AND i.details->>'isFlight' IS DISTINCT FROM 'true' AND ${isFirm}`;
const kindOfNote = `CASE WHEN i.title LIKE 'Check in: %' THEN 'hotel' WHEN i.title LIKE 'Tickets: %' THEN 'tickets'
  WHEN i.title LIKE 'Board the %' THEN 'cruise' END`;
const people = `(SELECT jsonb_agg(jsonb_build_object('personId', p)) FROM unnest(i.people) p)`;
/** The amount that a note says, in cents. */
const total = `coalesce(i.cost_cents,
  round(replace(substring(i.note FROM 'Total \\$([0-9,]+(?:\\.[0-9]{2})?)'), ',', '')::numeric * 100)::integer)`;
const note = (without: string): string =>
  `nullif(btrim(regexp_replace(coalesce(i.note, ''), '${without}', ''), E' \\n·;,.'), '')`;

/**
 * Reservations from before the model of bookings become bookings: the numbers of stays and sailings (which keep them for a release),
 * flights and the notes that confirmations made. A booking that was an item keeps its id.
 */
export class MakeNumbersBookings1764050100000 implements MigrationInterface {
  name = 'MakeNumbersBookings1764050100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      INSERT INTO booking (trip_id, id, kind, title, numbers, starts, ends, people, note, total_cents)
      SELECT f.trip_id, f.id, 'flight', f.title, ${numbers('locator', 'f.confirmation')},
        ${end('f.date', 'f."time"', zoneOf('f.origin'), 'f.origin', 'NULL')},
        CASE WHEN f.lands IS NULL THEN NULL ELSE
          ${end(`CASE WHEN f.lands < f."time" THEN f.date + 1 ELSE f.date END`, 'f.lands', zoneOf('f.target'), 'f.target', 'NULL')} END,
        f.people, f.note, f.total
      FROM (SELECT i.trip_id, i.id, i.title, i.date, i."time", i.confirmation, ${people} AS people, ${total} AS total,
          ${note('Lands at [0-9]{1,2}:[0-9]{2} [AP]M')} AS note,
          substring(i.title FROM '\\m([A-Z]{3}) (?:to|→) [A-Z]{3}\\M') AS origin,
          substring(i.title FROM '\\m[A-Z]{3} (?:to|→) ([A-Z]{3})\\M') AS target,
          to_char(to_timestamp(substring(i.note FROM 'Lands at ([0-9]{1,2}:[0-9]{2} [AP]M)'), 'HH12:MI AM'), 'HH24:MI') AS lands
        FROM day_item i WHERE ${isFlight}) f`);
    await queryRunner.query(`
      INSERT INTO booking (trip_id, id, kind, title, numbers, starts, ends, people, note, total_cents, cancel_until)
      SELECT i.trip_id, i.id, ${kindOfNote}, regexp_replace(i.title, '^(Check in: |Tickets: |Board the )', ''),
        ${numbers('confirmation', 'i.confirmation')},
        ${end('i.date', 'i."time"', parks, 'NULL', 'i.place')},
        CASE WHEN s.stay IS NOT NULL THEN ${end(`s.stay->>'checkOut'`, 'NULL', parks, 'NULL', 'NULL')}
          WHEN ${kindOfNote} = 'cruise' AND t.sailing->>'embarkationDate' = i.date::text THEN
            ${end(`i.date + (t.sailing->>'nights')::integer`, 'NULL', parks, 'NULL', 'NULL')} END,
        ${people}, ${note('Total \\$[0-9,.]+')}, ${total},
        CASE WHEN s.stay ? 'cancelBy' THEN ${lastMinute(`(s.stay->'cancelBy')`)} END
      FROM day_item i JOIN trip t ON t.id = i.trip_id
        LEFT JOIN LATERAL (SELECT stay FROM jsonb_array_elements(t.stays) stay
          WHERE i.title LIKE 'Check in: %' AND stay->>'checkIn' = i.date::text LIMIT 1) s ON true
      WHERE ${isNote} AND ${kindOfNote} IS NOT NULL`);
    await queryRunner.query(`
      INSERT INTO booking (trip_id, id, kind, title, numbers, starts, ends, note, cancel_until)
      SELECT t.id, gen_random_uuid(), 'hotel', stay->>'hotelName', ${numbers('confirmation', `stay->>'confirmation'`)},
        ${end(`stay->>'checkIn'`, 'NULL', parks, 'NULL', `stay->>'hotelName'`)},
        ${end(`stay->>'checkOut'`, 'NULL', parks, 'NULL', 'NULL')}, stay->'cancelBy'->>'note',
        CASE WHEN stay ? 'cancelBy' THEN ${lastMinute(`(stay->'cancelBy')`)} END
      FROM trip t CROSS JOIN jsonb_array_elements(t.stays) stay
      WHERE (stay ? 'confirmation' OR stay ? 'cancelBy') AND NOT EXISTS (
        SELECT FROM booking b WHERE b.trip_id = t.id AND b.kind = 'hotel' AND b.starts->>'date' = stay->>'checkIn')`);
    await queryRunner.query(`
      INSERT INTO booking (trip_id, id, kind, title, numbers, starts, ends, staterooms, note, cancel_until)
      SELECT t.id, gen_random_uuid(), 'cruise', t.sailing->>'ship', ${numbers('confirmation', `t.sailing->>'reservation'`)},
        ${end(`t.sailing->>'embarkationDate'`, 'NULL', parks, 'NULL', `t.sailing->'ports'->0->>'port'`)},
        ${end(`(t.sailing->>'embarkationDate')::date + (t.sailing->>'nights')::integer`, 'NULL', parks, 'NULL', 'NULL')},
        CASE WHEN t.sailing ? 'stateroom' THEN jsonb_build_array(jsonb_build_object('number', t.sailing->>'stateroom'))
          ELSE '[]' END,
        t.sailing->'cancelBy'->>'note', CASE WHEN t.sailing ? 'cancelBy' THEN ${lastMinute(`(t.sailing->'cancelBy')`)} END
      FROM trip t
      WHERE t.sailing IS NOT NULL AND jsonb_typeof(t.sailing) = 'object' AND NOT EXISTS (
          SELECT FROM booking b WHERE b.trip_id = t.id AND b.kind = 'cruise')
        AND (t.sailing ? 'reservation' OR t.sailing ? 'stateroom' OR t.sailing ? 'cancelBy')`);
    await queryRunner.query(`
      UPDATE budget_line l SET planned_cents = greatest(0, l.planned_cents - moved.cents),
          booked_cents = greatest(0, l.booked_cents - moved.cents), version = l.version + 1
        FROM (SELECT i.trip_id, sum(i.cost_cents) AS cents FROM day_item i JOIN booking b USING (trip_id, id)
          WHERE i.cost_cents > 0 AND i.status IN ('booked', 'done') GROUP BY i.trip_id) moved
       WHERE l.trip_id = moved.trip_id AND l.source = 'plans'`);
    await queryRunner.query(`
      INSERT INTO budget_line (trip_id, id, category, label, day, planned_cents, booked_cents, spent_cents, status, source)
      SELECT trip_id, id, CASE kind WHEN 'hotel' THEN 'resort-stay' WHEN 'tickets' THEN 'park-tickets'
          WHEN 'cruise' THEN 'cruise-fare' ELSE 'transportation' END,
        title, (starts->>'date')::date, total_cents, total_cents, 0, 'booked', 'bookings'
      FROM booking WHERE total_cents > 0`);
    await queryRunner.query(
      `DELETE FROM day_item i USING booking b WHERE b.trip_id = i.trip_id AND b.id = i.id`,
    );
  }

  /** Flights, tickets and whatever else has no other place become items again; stays and sailings have their numbers still. */
  /**
   * Bookings become notes of their day with number, status and total again. The release before had no place for payments, due dates and
   * refunds, and a line of the budget that kept them would count the total a second time: those are lost.
   */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM budget_line WHERE source = 'bookings'`);
    await queryRunner.query(`
      INSERT INTO day_item (trip_id, id, title, date, "time", is_fixed, position, people, place, status, cost_cents,
        confirmation, note, details)
      SELECT b.trip_id, b.id, CASE b.kind WHEN 'hotel' THEN 'Check in: ' WHEN 'tickets' THEN 'Tickets: '
          WHEN 'cruise' THEN 'Board the ' ELSE '' END || b.title, (b.starts->>'date')::date, b.starts->>'time', true, 1024,
        (SELECT array_agg(p->>'personId') FROM jsonb_array_elements(b.people) p), b.starts->>'place',
        CASE b.status WHEN 'canceled' THEN 'cancelled' WHEN 'held' THEN 'planned' ELSE 'booked' END, b.total_cents,
        b.numbers->0->>'value',
        nullif(concat_ws(' · ', b.note, CASE WHEN b.kind = 'flight' AND b.ends->>'time' IS NOT NULL
          THEN 'Lands at ' || to_char((b.ends->>'time')::time, 'FMHH12:MI AM') END), ''),
        CASE WHEN b.kind = 'flight' THEN '{"kind": "note", "isFlight": true}' ELSE '{"kind": "note"}' END::jsonb
      FROM booking b
      ON CONFLICT DO NOTHING`);
    await queryRunner.query(`DELETE FROM booking`);
  }
}
