import { MOST_PLANNED, type PlannedLine, type TimelineLine } from '@landsea/contracts/agents';
import type { PlaceInTime } from '@landsea/rules/agents';
import { selectInstant } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { selectDeskTrips } from '../agent-trips/agent-trips.queries.js';
import { timelineSources } from './timeline-sources.js';

/** Trips of the client on the desk of these agents; `owed` are the bookings whose money they see. */
const tripsOfClient = `
  desk AS (
    SELECT DISTINCT ON (d.trip_id) d.trip_id, d.sees_money, t.name, t.archived
      FROM (${selectDeskTrips('$1')}) d JOIN trip_api.trip t ON t.id = d.trip_id AND t.purge_at IS NULL
     WHERE d.client_id = $2 ORDER BY d.trip_id, d.sees_money DESC),
  owed AS (
    SELECT b.* FROM desk JOIN booking_work w ON w.client_id = $2 AND w.trip_id = desk.trip_id
      JOIN trip_api.booking b ON b.trip_id = w.trip_id AND b.id = w.booking_id
     WHERE desk.sees_money AND b.status <> 'canceled')`;

export type FoundLine = Omit<TimelineLine, 'isYou' | 'call'> & { userId: string | null };

export interface TimelineAsked {
  agentIds: readonly string[];
  clientId: string;
  now: Date;
  today: string;
}

/** The newest first. */
export const selectLines = (
  manager: EntityManager,
  { agentIds, clientId, now, today }: TimelineAsked,
  before: PlaceInTime | null,
  limit: number,
): Promise<FoundLine[]> =>
  manager.query(
    `WITH ${tripsOfClient},
     line (key, kind, at, "on", by, user_id, action, what, target_id, trip_id, cents, currency) AS (${timelineSources}),
     dated AS (SELECT line.*, ${selectInstant('at')} AS said FROM line WHERE at <= $3)
     SELECT key, kind, said AS at, "on"::text AS "on", by, user_id AS "userId", action, what, target_id AS "targetId",
       desk.trip_id AS "tripId", desk.name AS "tripName", cents, currency
     FROM dated LEFT JOIN desk ON desk.trip_id = dated.trip_id
     WHERE $5::text IS NULL OR (said COLLATE "C", key COLLATE "C") < ($5, $6)
     ORDER BY said COLLATE "C" DESC, key COLLATE "C" DESC LIMIT $7`,
    [agentIds, clientId, now, today, before?.at ?? null, before?.key ?? null, limit],
  );

/** Open tasks and payments with a day, and bookings that are held; late ones stay until somebody settles them. */
export const selectPlanned = (
  manager: EntityManager,
  { agentIds, clientId, now }: TimelineAsked,
): Promise<PlannedLine[]> =>
  manager.query(
    `WITH ${tripsOfClient},
     line (key, kind, "on", what, who, trip_id, cents, currency) AS (
       SELECT 'task:' || w.id, 'task', w.due_on, w.title, w.who, w.trip_id, NULL::int, NULL::text
         FROM desk JOIN workflow_task w ON w.client_id = $2 AND w.trip_id = desk.trip_id
        WHERE w.done_at IS NULL AND w.removed_at IS NULL AND w.due_on IS NOT NULL AND NOT desk.archived
       UNION ALL
       SELECT 'payment:' || b.id || ':' || (p->>'id'), 'payment', (p->>'dueOn')::date, b.title, p->>'kind', b.trip_id, (p->>'cents')::int, b.currency
         FROM owed b CROSS JOIN LATERAL jsonb_array_elements(b.payments) p
        WHERE p->>'paidOn' IS NULL AND p->>'dueOn' IS NOT NULL
       UNION ALL
       SELECT 'hold:' || b.id, 'hold', (b.held_until AT TIME ZONE 'America/New_York')::date, b.title, NULL, b.trip_id, NULL, NULL
         FROM desk JOIN booking_work w ON w.client_id = $2 AND w.trip_id = desk.trip_id
           JOIN trip_api.booking b ON b.trip_id = w.trip_id AND b.id = w.booking_id
        WHERE b.status = 'held' AND b.held_until > $3)
     SELECT key, kind, "on"::text AS "on", what, who, line.trip_id AS "tripId", desk.name AS "tripName", cents, currency
     FROM line JOIN desk ON desk.trip_id = line.trip_id ORDER BY line."on", line.key LIMIT ${MOST_PLANNED}`,
    [agentIds, clientId, now],
  );
