import { MORNING_WAITS_DAYS, type NextForTrip } from '@landsea/contracts/agents';
import { selectInstant } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { selectDeskTrips } from './agent-trips.queries.js';

/** Only trips that are still shared; money only with access to it. */
export const openDesk = (agents: string): string => `
  desk_window w JOIN (${selectDeskTrips(agents)}) desk ON desk.trip_id = w.trip_id AND desk.agent_id = w.agent_id
    JOIN trip_api.trip t ON t.id = w.trip_id AND t.purge_at IS NULL AND NOT t.archived
    LEFT JOIN desk_outcome o ON o.trip_id = w.trip_id AND o.window_id = w.window_id AND o.opens_at = w.opens_at
  WHERE w.agent_id = ANY(${agents}::uuid[]) AND (w.kind <> 'payment' OR desk.sees_money)`;

/** A message about no trip belongs to the client's trip that leaves next. $2 is now. */
const waitingMessages = `
  SELECT coalesce(v.trip_id, (SELECT ahead.id FROM desk JOIN trip_api.trip ahead ON ahead.id = desk.trip_id
       WHERE desk.client_id = v.client_id AND ahead.purge_at IS NULL AND NOT ahead.archived AND ahead.end_date >= $2::date
       ORDER BY ahead.start_date, ahead.id LIMIT 1)) AS trip_id,
     v.id::text AS id, 'message' AS kind, 'A message without an answer' AS title, 'due' AS type,
     v.waiting_since AS at, v.waiting_since
   FROM conversation v JOIN client c ON c.id = v.client_id
     AND (c.user_id = v.user_id OR (v.user_id IS NULL AND c.user_id IS NULL AND c.email = v.email))
   WHERE c.agent_id = ANY($1::uuid[]) AND v.waiting_since IS NOT NULL`;

/** An opened window counts from now on, as long as the morning shows it; a message since it arrived. */
export const selectNext = async (
  manager: EntityManager,
  agentIds: readonly string[],
  now: Date,
  tripId: string | null = null,
): Promise<Map<string, NextForTrip>> => {
  const rows = await manager.query<(NextForTrip & { tripId: string })[]>(
    `WITH desk AS MATERIALIZED (${selectDeskTrips('$1')}),
       next AS (
         SELECT w.trip_id, w.window_id AS id, w.kind, w.title, w.type, w.opens_at AS at,
           CASE WHEN w.type = 'opens' AND w.opens_at <= $2 THEN w.opens_at END AS waiting_since
         FROM ${openDesk('$1')} AND w.closes_at > $2 AND (o.outcome IS NULL OR o.outcome = 'later')
           AND (w.type <> 'opens'
             OR coalesce(o.later_at, w.opens_at) > $2::timestamptz - interval '${MORNING_WAITS_DAYS} days')
         UNION ALL ${waitingMessages})
     SELECT DISTINCT ON (trip_id) trip_id AS "tripId", id AS "windowId", kind, title, type,
       ${selectInstant('at')} AS at, ${selectInstant('waiting_since')} AS "waitingSince"
     FROM next WHERE trip_id IN (SELECT trip_id FROM desk) AND ($3::uuid IS NULL OR trip_id = $3)
     ORDER BY trip_id, next.at, id`,
    [agentIds, now, tripId],
  );
  return new Map(rows.map(({ tripId: id, ...next }) => [id, next]));
};
