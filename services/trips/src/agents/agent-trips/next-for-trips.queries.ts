import type { NextForTrip } from '@landsea/contracts/agents';
import type { EntityManager } from 'typeorm';
import { deskTrips } from './agent-trips.queries.js';

const instant = (value: string): string =>
  `to_char(${value} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What agents may read of the windows on the desk now: only of trips that are still shown, and money only where it is. */
export const openDesk = (agents: string): string => `
  desk_window w JOIN (${deskTrips(agents)}) desk ON desk.trip_id = w.trip_id AND desk.agent_id = w.agent_id
    JOIN trip t ON t.id = w.trip_id AND t.purge_at IS NULL AND NOT t.archived
    LEFT JOIN desk_outcome o ON o.trip_id = w.trip_id AND o.window_id = w.window_id AND o.opens_at = w.opens_at
  WHERE w.agent_id = ANY(${agents}::uuid[]) AND (w.kind <> 'payment' OR desk.sees_money)`;

/** By trip what comes first of all that is still to be done; what has opened already has waited since then. */
export const selectNext = async (
  manager: EntityManager,
  agentIds: readonly string[],
  now: Date,
  tripId: string | null = null,
): Promise<Map<string, NextForTrip>> => {
  const rows = await manager.query<(NextForTrip & { tripId: string })[]>(
    `SELECT DISTINCT ON (w.trip_id) w.trip_id AS "tripId", w.window_id AS "windowId", w.kind, w.title, w.type,
       ${instant('w.opens_at')} AS at,
       CASE WHEN w.type = 'opens' AND w.opens_at <= $2 THEN ${instant('w.opens_at')} END AS "waitingSince"
     FROM ${openDesk('$1')} AND w.closes_at > $2 AND (o.outcome IS NULL OR o.outcome = 'later')
       AND ($3::uuid IS NULL OR w.trip_id = $3)
     ORDER BY w.trip_id, w.opens_at, w.window_id`,
    [agentIds, now, tripId],
  );
  return new Map(rows.map(({ tripId: id, ...next }) => [id, next]));
};
