import type { SafetyFacts } from '@landsea/rules/agents';
import { selectInstant } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { selectDeskTrips } from '../agent-trips/agent-trips.queries.js';
import { bookedInWindow } from '../agent-trips/booked-in-window.js';
import { selectPipelineStage } from '../clients/pipeline.queries.js';

export interface WatchedTrip extends SafetyFacts {
  tripId: string;
  clientId: string;
  clientName: string;
  name: string;
}

const windows = `(
  SELECT coalesce(jsonb_agg(jsonb_build_object('kind', w.kind, 'opensAt', ${selectInstant('w.opens_at')},
      'isDone', o.outcome IS NOT NULL AND o.outcome <> 'later',
      'wishes', (SELECT count(*) FROM trip_api.item i WHERE ${bookedInWindow} AND i.status IN ('wish', 'planned')),
      'booked', (SELECT count(*) FROM trip_api.item i WHERE ${bookedInWindow} AND i.status = 'booked'))
      ORDER BY w.opens_at), '[]')
    FROM desk_window w LEFT JOIN desk_outcome o ON o.trip_id = w.trip_id AND o.window_id = w.window_id AND o.opens_at = w.opens_at
   WHERE w.trip_id = t.id AND w.agent_id = client.agent_id AND (w.kind <> 'payment' OR desk.sees_money))`;

const protection = `(SELECT bool_or(k.done_at IS NOT NULL) FROM workflow_task k
   WHERE k.client_id = client.id AND k.trip_id = t.id AND k.removed_at IS NULL AND k.key LIKE 'protection-%')`;

/** Trips ahead of clients who are neither archived, lost nor a sample, the next departure first. $2 is today. */
export const selectWatchedTrips = (
  manager: EntityManager,
  agentIds: readonly string[],
  today: string,
  limit: number,
): Promise<WatchedTrip[]> =>
  manager.query(
    `SELECT t.id AS "tripId", client.id AS "clientId", client.first_name || ' ' || client.last_name AS "clientName",
       t.name, t.mode, t.start_date::text AS "startDate", t.end_date::text AS "endDate", jsonb_array_length(t.stays) AS stays,
       (SELECT coalesce(jsonb_agg(DISTINCT b.kind), '[]') FROM trip_api.booking_state b
         WHERE b.trip_id = t.id AND b.status <> 'canceled') AS bookings,
       ${windows} AS windows,
       (SELECT count(*)::int FROM client_person p WHERE p.client_id = client.id) AS people,
       (SELECT count(*)::int FROM client_person p
         WHERE p.client_id = client.id AND p.passport_expires_on IS NULL) AS "withoutPassport",
       (SELECT count(*)::int FROM client_person p
         WHERE p.client_id = client.id AND p.passport_expires_on < t.end_date) AS "endingPassports",
       CASE WHEN desk.sees_money THEN (SELECT coalesce(sum(l.booked_cents), 0)::int FROM trip_api.line_amount l
         WHERE l.trip_id = t.id) END AS "bookedCents",
       ${protection} AS "isProtectionDecided"
     FROM (${selectDeskTrips('$1')}) desk JOIN client ON client.id = desk.client_id
       JOIN trip_api.trip t ON t.id = desk.trip_id AND t.purge_at IS NULL AND NOT t.archived AND t.end_date >= $2::date
     WHERE client.archived_at IS NULL AND NOT client.is_sample AND ${selectPipelineStage('client', '$2::date')} <> 'lost'
     ORDER BY t.start_date, t.id LIMIT $3`,
    [agentIds, today, limit],
  );
