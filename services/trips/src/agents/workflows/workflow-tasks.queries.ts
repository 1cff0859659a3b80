import {
  DUE_TASK_DAYS,
  MAX_DUE_TASKS,
  MORNING_DAYS,
  MORNING_WAITS_DAYS,
  type DueTask,
  type WorkflowTask,
} from '@landsea/contracts/agents';
import { windowTaskKeys } from '@landsea/rules/agents';
import { makeVersionedTable, selectInstant } from '@landsea/nest-kit';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { selectDeskTrips } from '../agent-trips/agent-trips.queries.js';
import { WorkflowTaskRow } from './workflow-task.entity.js';

export const workflowTasks = makeVersionedTable(WorkflowTaskRow);

/** An assignee who has left the agency counts as none. */
const columns = `w.id, w.title, w.reason, CASE WHEN NOT w.has_own_date THEN w.rule END AS rule, nullif(w.note, '') AS note,
  w.due_on::text AS "dueOn", w.has_own_date AS "hasOwnDate", w.moved_from::text AS "movedFrom", w.who,
  w.key IS NOT NULL AND w.after_id IS NULL AS "isOfTemplate", assignee.user_id AS "assigneeId", assignee.name AS "assigneeName",
  ${selectInstant('w.done_at')} AS "doneAt", w.done_by_name AS "doneBy",
  w.done_at IS NOT NULL AND w.skipped AS skipped, w.version,
  CASE WHEN w.repeat_every IS NOT NULL THEN json_build_object('every', w.repeat_every, 'until', w.repeat_until) END AS repeat,
  CASE WHEN w.message_template IS NOT NULL THEN json_build_object('templateId', w.message_template, 'way', w.message_way,
    'sentAt', ${selectInstant('w.sent_at')}, 'problem', w.send_problem) END AS message`;

const rows = `workflow_task w JOIN client ON client.id = w.client_id
  LEFT JOIN agency_member lead ON lead.user_id = client.agent_id
  LEFT JOIN agency_member assignee ON assignee.user_id = w.assignee_id AND assignee.agency_id = lead.agency_id`;

export const selectTasks = (
  manager: EntityManager,
  { clientId, tripId }: { clientId: string; tripId: string },
  taskId: string | null = null,
): Promise<WorkflowTask[]> =>
  manager.query(
    `SELECT ${columns} FROM ${rows}
      WHERE w.client_id = $1 AND w.trip_id = $2 AND w.removed_at IS NULL AND ($3::uuid IS NULL OR w.id = $3)
      ORDER BY w.due_on NULLS LAST, w.position, w.title, w.id`,
    [clientId, tripId, taskId],
  );

/** $3 are the tasks of each kind of window: while the morning shows the window, its task is the window. */
const isInMorning = `EXISTS (SELECT FROM desk_window shown
    LEFT JOIN desk_outcome o ON o.trip_id = shown.trip_id AND o.window_id = shown.window_id AND o.opens_at = shown.opens_at
  WHERE shown.trip_id = w.trip_id AND shown.agent_id = client.agent_id AND split_part(w.key, '@', 1) = $3::jsonb->>shown.kind
    AND (strpos(w.key, '@') = 0 OR split_part(w.key, '@', 2) = shown.window_id)
    AND coalesce(CASE o.outcome WHEN 'later' THEN o.later_at END, shown.opens_at)
      BETWEEN $4::timestamptz - interval '${MORNING_WAITS_DAYS} days' AND $4::timestamptz + interval '${MORNING_DAYS} days'
    AND shown.closes_at > $4 AND (o.outcome IS NULL OR o.outcome = 'later'))`;

export const selectDueTasks = async (
  manager: EntityManager,
  agentIds: readonly string[],
  today: string,
  now: Date,
): Promise<{ tasks: DueTask[]; total: number }> => {
  const found = await manager.query<(DueTask & { total: number })[]>(
    `SELECT ${columns}, w.trip_id AS "tripId", t.name AS "tripName", w.client_id AS "clientId",
       client.first_name || ' ' || client.last_name AS "clientName", count(*) OVER ()::int AS total
     FROM ${rows} JOIN (${selectDeskTrips('$1')}) desk ON desk.trip_id = w.trip_id AND desk.client_id = w.client_id
       JOIN trip_api.trip t ON t.id = w.trip_id AND t.purge_at IS NULL AND NOT t.archived
     WHERE w.done_at IS NULL AND w.removed_at IS NULL AND w.due_on <= $2::date + ${DUE_TASK_DAYS}
       AND (w.who = 'agent' OR w.due_on < $2::date) AND NOT ${isInMorning}
     ORDER BY w.due_on, t.start_date, w.trip_id, w.position, w.id LIMIT ${MAX_DUE_TASKS}`,
    [agentIds, today, JSON.stringify(windowTaskKeys), now],
  );
  return { tasks: found.map(({ total: _all, ...task }) => task), total: found[0]?.total ?? 0 };
};

export const countOwnTasks = async (
  manager: EntityManager,
  { clientId, tripId }: { clientId: string; tripId: string },
): Promise<number> => {
  const [row] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM workflow_task
      WHERE client_id = $1 AND trip_id = $2 AND key IS NULL AND removed_at IS NULL`,
    [clientId, tripId],
  );
  return row.count;
};

/** @returns whether one changed. */
export const setRemoved = async (
  manager: EntityManager,
  { clientId, tripId, taskId }: { clientId: string; tripId: string; taskId: string },
  removedAt: Date | null,
): Promise<boolean> => {
  const { affected } = await manager.update(
    WorkflowTaskRow,
    { id: taskId, clientId, tripId, removedAt: removedAt ? IsNull() : Not(IsNull()) },
    { removedAt, version: () => 'version + 1', updatedAt: () => 'now()' },
  );
  return affected === 1;
};

export const isMember = async (
  manager: EntityManager,
  agencyId: string | null,
  userId: string,
): Promise<boolean> => {
  const found = await manager.query<unknown[]>(
    `SELECT 1 FROM agency_member WHERE agency_id = $1 AND user_id = $2`,
    [agencyId, userId],
  );
  return found.length > 0;
};
