import {
  LEFT_DAYS,
  MORNING_DAYS,
  MORNING_ENTRIES,
  MORNING_WAITS_DAYS,
  type LeftClient,
  type MorningEntry,
  type RecordOutcome,
} from '@landsea/contracts/agents';
import { type Principal, selectInstant } from '@landsea/nest-kit';
import { windowTaskKeys } from '@landsea/rules/agents';
import type { EntityManager } from 'typeorm';
import { selectDeskTrips } from '../agent-trips/agent-trips.queries.js';
import { bookedInWindow } from '../agent-trips/booked-in-window.js';
import { openDesk } from '../agent-trips/next-for-trips.queries.js';

const booksIn = `${bookedInWindow} AND i.status IN ('wish', 'planned')`;
const isBookedIn = `${bookedInWindow} AND i.date IS NOT NULL AND i.status = 'booked'`;

const at = `coalesce(CASE o.outcome WHEN 'later' THEN o.later_at END, w.opens_at)`;

const PUT_OFF_DAYS = 30;

/**
 * Open windows within `MORNING_DAYS` without a final outcome. $2 is now; the bounds of `opens_at` let an
 * index find them.
 */
const waits = `w.opens_at < $2::timestamptz + interval '${MORNING_DAYS} days'
  AND w.opens_at > $2::timestamptz - interval '${PUT_OFF_DAYS} days'
  AND ${at} < $2::timestamptz + interval '${MORNING_DAYS} days'
  AND ${at} > $2::timestamptz - interval '${MORNING_WAITS_DAYS} days'
  AND (w.closes_at > $2 OR w.type = 'due') AND (o.outcome IS NULL OR o.outcome = 'later')`;

const windows = `
  SELECT w.trip_id, w.window_id, w.kind, w.type, w.title, w.rule, w.warning, w.opens_at, w.closes_at, w.often_from,
    w.covers_from, w.covers_to, ${at} AS at, desk.client_id, t.name, t.start_date, jsonb_array_length(t.party) AS people
  FROM ${openDesk('$1')}`;

const entry = `w.trip_id AS "tripId", w.window_id AS "windowId", w.client_id AS "clientId",
  client.first_name || ' ' || client.last_name AS "clientName", client.is_sample AS "isSample", w.name AS "tripName",
  w.start_date::text AS "startDate", w.people, w.kind, w.type, w.title, ${selectInstant('w.opens_at')} AS "opensAt",
  ${selectInstant('w.closes_at')} AS "closesAt", ${selectInstant('w.often_from')} AS "oftenFrom", ${selectInstant('w.at')} AS at,
  (SELECT count(*)::int FROM trip_api.item i WHERE ${booksIn}) AS wishes,
  (SELECT count(*)::int FROM trip_api.item i WHERE ${isBookedIn}) AS booked`;

/** Counts are computed for the shown rows alone. */
export const selectMorning = async (
  manager: EntityManager,
  agentIds: readonly string[],
  now: Date,
): Promise<{ entries: MorningEntry[]; total: number }> => {
  const rows = await manager.query<(MorningEntry & { total: number })[]>(
    `WITH due AS (SELECT *, count(*) OVER ()::int AS total FROM (${windows} AND ${waits}) w
         ORDER BY at, start_date, trip_id, window_id LIMIT ${MORNING_ENTRIES})
     SELECT ${entry}, w.total FROM due w JOIN client ON client.id = w.client_id
      ORDER BY w.at, w.start_date, w.trip_id, w.window_id`,
    [agentIds, now],
  );
  return { entries: rows.map(({ total: _all, ...each }) => each), total: rows[0]?.total ?? 0 };
};

export const countWatched = async (
  manager: EntityManager,
  agentIds: readonly string[],
  now: Date,
): Promise<number> => {
  const [row] = await manager.query<[{ trips: number }]>(
    `SELECT count(*)::int AS trips FROM (${selectDeskTrips('$1')}) desk JOIN trip_api.trip t ON t.id = desk.trip_id
       JOIN client ON client.id = desk.client_id AND NOT client.is_sample
      WHERE t.purge_at IS NULL AND NOT t.archived AND t.end_date >= $2::date - 1`,
    [agentIds, now],
  );
  return row.trips;
};

export const selectLeftClients = (
  manager: EntityManager,
  agentIds: readonly string[],
  now: Date,
): Promise<LeftClient[]> =>
  manager.query(
    `SELECT id AS "clientId", concat_ws(' ', first_name, last_name) AS "clientName", ${selectInstant('left_at')} AS "leftAt"
       FROM client WHERE agent_id = ANY($1::uuid[]) AND user_id IS NULL AND archived_at IS NULL
         AND left_at > $2::timestamptz - interval '${LEFT_DAYS} days'
      ORDER BY left_at DESC, id LIMIT 20`,
    [agentIds, now],
  );

export interface FoundWindow {
  entry: MorningEntry;
  rule: string;
  warning: string | null;
  covers: { from: string; to: string } | null;
  wishIds: string[];
  bookedIds: string[];
}

export const selectWindow = async (
  manager: EntityManager,
  agentIds: readonly string[],
  tripId: string,
  windowId: string,
): Promise<FoundWindow | undefined> => {
  const rows = await manager.query<
    (MorningEntry & Omit<FoundWindow, 'entry' | 'covers'> & { from: string | null; to: string | null })[]
  >(
    `SELECT ${entry}, w.rule, w.warning, w.covers_from::text AS "from", w.covers_to::text AS "to",
       (SELECT coalesce(jsonb_agg(i.id), '[]') FROM trip_api.item i WHERE ${booksIn}) AS "wishIds",
       (SELECT coalesce(jsonb_agg(i.id), '[]') FROM trip_api.item i WHERE ${isBookedIn}) AS "bookedIds"
     FROM (${windows} AND w.trip_id = $2 AND w.window_id = $3) w JOIN client ON client.id = w.client_id`,
    [agentIds, tripId, windowId],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { rule, warning, from, to, wishIds, bookedIds, ...found } = row;
  return { entry: found, rule, warning, covers: from && to ? { from, to } : null, wishIds, bookedIds };
};

export interface WindowOnDesk {
  agentIds: readonly string[];
  tripId: string;
  windowId: string;
}

/** $1 agents, $2 trip, $3 window. */
const onDesk = `FROM ${openDesk('$1')} AND w.trip_id = $2 AND w.window_id = $3`;

/** $3 is the window, $10 the tasks of each kind. The one task of several windows is done with the last of them. */
const closeTasks = `closed AS (
  UPDATE workflow_task task SET done_at = $9, done_by = $7, done_by_name = $8, version = task.version + 1, updated_at = now()
    FROM client c, (SELECT DISTINCT kind FROM desk_window WHERE trip_id = $2 AND window_id = $3 AND agent_id = ANY($1::uuid[])) this
   WHERE task.client_id = c.id AND c.agent_id = ANY($1::uuid[]) AND task.trip_id = $2 AND task.done_at IS NULL AND task.removed_at IS NULL
     AND $5 IN ('done', 'nothing-left') AND EXISTS (SELECT FROM shown WHERE is_shown)
     AND split_part(task.key, '@', 1) = $10::jsonb->>this.kind
     AND CASE WHEN strpos(task.key, '@') > 0 THEN task.key = ($10::jsonb->>this.kind) || '@' || $3
       ELSE NOT EXISTS (SELECT FROM workflow_task own WHERE own.client_id = task.client_id AND own.trip_id = $2 AND own.key = task.key || '@' || $3)
         AND NOT EXISTS (SELECT FROM desk_window more
           LEFT JOIN desk_outcome known ON known.trip_id = more.trip_id AND known.window_id = more.window_id AND known.opens_at = more.opens_at
          WHERE more.agent_id = c.agent_id AND more.trip_id = $2 AND more.kind = this.kind AND more.window_id <> $3 AND more.closes_at > $9
            AND (known.outcome IS NULL OR known.outcome = 'later')
            AND NOT EXISTS (SELECT FROM workflow_task own WHERE own.client_id = task.client_id AND own.trip_id = $2
              AND own.key = task.key || '@' || more.window_id)) END)`;

/** `moved` when the window opens at another instant than the one that was shown. */
export const writeOutcome = async (
  manager: EntityManager,
  { agentIds, tripId, windowId }: WindowOnDesk,
  { userId, firstName }: Principal,
  { outcome, opensAt, laterAt = null }: RecordOutcome,
  now: Date,
): Promise<'written' | 'moved' | 'missing'> => {
  const [row] = await manager.query<{ isShown: boolean }[]>(
    `WITH shown AS (
       SELECT w.opens_at, date_trunc('milliseconds', w.opens_at) = $4 AS is_shown ${onDesk} ORDER BY 2 DESC LIMIT 1),
     written AS (
       INSERT INTO desk_outcome (trip_id, window_id, opens_at, outcome, later_at, user_id, by_name, at)
       SELECT $2, $3, opens_at, $5, $6, $7, $8, $9 FROM shown WHERE is_shown
       ON CONFLICT (trip_id, window_id, opens_at) DO UPDATE SET outcome = excluded.outcome, later_at = excluded.later_at,
         user_id = excluded.user_id, by_name = excluded.by_name, at = excluded.at),
     ${closeTasks}
     SELECT is_shown AS "isShown" FROM shown`,
    [
      agentIds,
      tripId,
      windowId,
      opensAt,
      outcome,
      outcome === 'later' ? laterAt : null,
      userId,
      firstName,
      now,
      JSON.stringify(windowTaskKeys),
    ],
  );
  if (!row) return 'missing';
  return row.isShown ? 'written' : 'moved';
};

/** The tasks that were done with the window are open again. @returns false when the window is not on the desk. */
export const forgetOutcome = async (
  manager: EntityManager,
  { agentIds, tripId, windowId }: WindowOnDesk,
): Promise<boolean> => {
  const rows = await manager.query<unknown[]>(
    `WITH shown AS (SELECT 1 ${onDesk} LIMIT 1),
     reopened AS (DELETE FROM desk_outcome WHERE trip_id = $2 AND window_id = $3 AND EXISTS (SELECT FROM shown) RETURNING at),
     opened AS (UPDATE workflow_task task SET done_at = NULL, done_by = NULL, done_by_name = NULL, version = task.version + 1
       FROM reopened WHERE task.trip_id = $2 AND task.done_at = reopened.at)
     SELECT 1 FROM shown`,
    [agentIds, tripId, windowId],
  );
  return rows.length > 0;
};
