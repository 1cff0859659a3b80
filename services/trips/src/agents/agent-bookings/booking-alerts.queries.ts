import { MORNING_WAITS_DAYS, type BookingAlert, type BookingAlertList } from '@landsea/contracts/agents';
import { selectInstant } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { selectDeskTrips } from '../agent-trips/agent-trips.queries.js';

const MOST_SHOWN = 100;
const NUMBER_DAYS = 14;

/** $2 is now, $3 today. Bookings that the client makes need no number of the agent's. */
const holds = `SELECT b.*, 'hold' AS alert, NULL::jsonb AS payment, b.held_until AS at, NULL::date AS on
  FROM b WHERE b.status = 'held' AND b.held_until < $2::timestamptz + interval '1 day'`;
const numbers = `SELECT b.*, 'number', NULL::jsonb, NULL::timestamptz, b.start_date
  FROM b WHERE b.booked_by = 'agent' AND b.status IN ('booked', 'changed')
    AND b.start_date BETWEEN $3::date AND $3::date + ${NUMBER_DAYS}
    AND (b.number_checked_on IS NULL OR jsonb_array_length(b.numbers) = 0)`;
/** A payment is a window of the morning until it is this late. */
const payments = `SELECT b.*, CASE WHEN told.at IS NULL THEN 'payment' ELSE 'told' END, p, told.at, (p->>'dueOn')::date
  FROM b CROSS JOIN LATERAL jsonb_array_elements(b.payments) p
    LEFT JOIN told_payment told ON (told.client_id, told.trip_id, told.booking_id) = (b.client_id, b.trip_id, b.id)
      AND told.payment_id = (p->>'id')::uuid
  WHERE b.sees_money AND b.status <> 'canceled' AND p->>'paidOn' IS NULL
    AND (told.at IS NOT NULL OR p->>'dueOn' < ($3::date - ${MORNING_WAITS_DAYS})::text)`;

export const selectBookingAlerts = async (
  manager: EntityManager,
  agentIds: readonly string[],
  now: Date,
  today: string,
): Promise<BookingAlertList> => {
  const rows = await manager.query<(BookingAlert & { total: number })[]>(
    `WITH b AS (
       SELECT b.*, desk.client_id, desk.sees_money, t.name AS trip_name, t.start_date, w.booked_by, w.number_checked_on
       FROM (${selectDeskTrips('$1')}) desk
         JOIN trip_api.trip t ON t.id = desk.trip_id AND t.purge_at IS NULL AND NOT t.archived AND t.end_date >= $3::date
         JOIN booking_work w ON w.client_id = desk.client_id AND w.trip_id = desk.trip_id
         JOIN trip_api.booking b ON b.trip_id = w.trip_id AND b.id = w.booking_id),
     alert AS (${holds} UNION ALL ${numbers} UNION ALL ${payments})
     SELECT alert AS kind, alert.trip_id AS "tripId", trip_name AS "tripName", client.id AS "clientId",
       client.first_name || ' ' || client.last_name AS "clientName", alert.id AS "bookingId", alert.title,
       (payment->>'id')::uuid AS "paymentId", (payment->>'cents')::int AS cents, currency,
       ${selectInstant('at')} AS at, alert."on"::text AS "on", count(*) OVER ()::int AS total
     FROM alert JOIN client ON client.id = alert.client_id
     ORDER BY CASE alert WHEN 'hold' THEN 0 WHEN 'told' THEN 1 ELSE 2 END, at, alert."on", alert.trip_id, alert.id, 8
     LIMIT ${MOST_SHOWN}`,
    [agentIds, now, today],
  );
  return { alerts: rows.map(({ total: _all, ...alert }) => alert), total: rows[0]?.total ?? 0 };
};
