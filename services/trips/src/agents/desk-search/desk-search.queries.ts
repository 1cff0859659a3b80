import { MOST_FOUND_BOOKINGS, type FoundBooking } from '@landsea/contracts/agents';
import type { EntityManager } from 'typeorm';
import { selectDeskTrips } from '../agent-trips/agent-trips.queries.js';

const plain = (value: string): string => `upper(regexp_replace(${value}, '[^[:alnum:]]', '', 'g'))`;

/** Numbers that begin with `number`, of bookings and of the agent's side, in the trips of these agents' clients. */
export const selectFoundBookings = (
  manager: EntityManager,
  agentIds: readonly string[],
  number: string,
  today: string,
): Promise<FoundBooking[]> =>
  manager.query(
    `SELECT DISTINCT ON (t.end_date < $3::date, t.start_date, t.id, b.id) t.id AS "tripId", t.name AS "tripName",
       client.id AS "clientId", client.first_name || ' ' || client.last_name AS "clientName",
       b.id AS "bookingId", b.title, n->>'value' AS number, t.start_date::text AS "startsOn"
     FROM (${selectDeskTrips('$1')}) desk
       JOIN trip_api.trip t ON t.id = desk.trip_id AND t.purge_at IS NULL
       JOIN client ON client.id = desk.client_id
       JOIN trip_api.booking b ON b.trip_id = t.id
       LEFT JOIN booking_work w ON (w.client_id, w.trip_id, w.booking_id) = (desk.client_id, b.trip_id, b.id)
       CROSS JOIN LATERAL jsonb_array_elements(b.numbers || coalesce(w.numbers, '[]')) n
     WHERE ${plain(`n->>'value'`)} LIKE ${plain('$2')} || '%'
     ORDER BY t.end_date < $3::date, t.start_date, t.id, b.id, n->>'value'
     LIMIT ${MOST_FOUND_BOOKINGS}`,
    [agentIds, number, today],
  );
