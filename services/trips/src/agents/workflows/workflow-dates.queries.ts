import type { OwnTaskList } from '@landsea/contracts/agents';
import type { DatedTask } from '@landsea/rules/agents';
import type { EntityManager } from 'typeorm';
import type { TripWorkflowRow } from './trip-workflow.entity.js';

const columns = `w.client_id AS "clientId", w.trip_id AS "tripId", w.template, w.booked_on::text AS "bookedOn",
  w.applied_on::text AS "appliedOn", w.list_id AS "listId", w.list_title AS "listTitle", w.list_tasks AS "listTasks",
  w.sending_paused_at AS "sendingPausedAt"`;

export const selectWorkflow = async (
  manager: EntityManager,
  { clientId, tripId }: Pick<TripWorkflowRow, 'clientId' | 'tripId'>,
): Promise<TripWorkflowRow | undefined> => {
  const [row] = await manager.query<TripWorkflowRow[]>(
    `SELECT ${columns} FROM trip_workflow w WHERE w.client_id = $1 AND w.trip_id = $2`,
    [clientId, tripId],
  );
  return row;
};

type NewWorkflow = Omit<TripWorkflowRow, 'listId' | 'listTitle' | 'listTasks' | 'sendingPausedAt'> & {
  list?: Pick<OwnTaskList, 'id' | 'title' | 'tasks'> | null;
};

/** @returns false when the client's trip has one already. */
export const insertWorkflow = async (
  manager: EntityManager,
  { clientId, tripId, template, bookedOn, appliedOn, list = null }: NewWorkflow,
): Promise<boolean> => {
  const rows = await manager.query<unknown[]>(
    `INSERT INTO trip_workflow (client_id, trip_id, template, booked_on, applied_on, list_id, list_title, list_tasks)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb) ON CONFLICT DO NOTHING RETURNING trip_id`,
    [
      clientId,
      tripId,
      template,
      bookedOn,
      appliedOn,
      list?.id ?? null,
      list?.title ?? null,
      list && JSON.stringify(list.tasks),
    ],
  );
  return rows.length > 0;
};

export const lockWorkflows = (
  manager: EntityManager,
  agentId: string,
  tripId: string,
): Promise<TripWorkflowRow[]> =>
  manager.query(
    `SELECT ${columns} FROM trip_workflow w JOIN client ON client.id = w.client_id
      WHERE w.trip_id = $1 AND client.agent_id = $2 ORDER BY w.client_id FOR UPDATE OF w`,
    [tripId, agentId],
  );

/** Tasks with a day that a person chose do not move, and tasks that a person changed are not removed. */
export const writeDates = async (
  manager: EntityManager,
  { clientId, tripId }: Pick<TripWorkflowRow, 'clientId' | 'tripId'>,
  tasks: readonly DatedTask[],
): Promise<void> => {
  const given = `jsonb_to_recordset($3::jsonb) AS d (key text, title text, reason text, rule text, "dueOn" date, who text, position int,
    repeat jsonb, message jsonb)`;
  const parameters = [clientId, tripId, JSON.stringify(tasks)];
  await manager.query(
    `UPDATE workflow_task w SET rule = d.rule, position = d.position,
       due_on = CASE WHEN w.has_own_date THEN w.due_on ELSE d."dueOn" END,
       moved_from = CASE WHEN w.has_own_date OR w.due_on = d."dueOn" THEN w.moved_from ELSE w.due_on END,
       repeat_from = CASE WHEN w.has_own_date OR w.repeat_every IS NULL THEN w.repeat_from ELSE d."dueOn" END,
       message_since = CASE WHEN NOT w.has_own_date AND w.due_on IS DISTINCT FROM d."dueOn" THEN now() ELSE w.message_since END,
       send_problem = CASE WHEN NOT w.has_own_date AND w.due_on IS DISTINCT FROM d."dueOn" THEN NULL ELSE w.send_problem END,
       version = w.version + (NOT w.has_own_date AND w.due_on IS DISTINCT FROM d."dueOn")::int
     FROM ${given}
     WHERE w.client_id = $1 AND w.trip_id = $2 AND w.key = d.key AND w.done_at IS NULL
       AND (w.rule <> d.rule OR w.position <> d.position OR (NOT w.has_own_date AND w.due_on IS DISTINCT FROM d."dueOn"))`,
    parameters,
  );
  await manager.query(
    `INSERT INTO workflow_task (id, client_id, trip_id, key, title, reason, rule, due_on, who, position, repeat_every,
       repeat_until, repeat_from, message_template, message_way)
     SELECT gen_random_uuid(), $1, $2, d.key, d.title, nullif(d.reason, ''), d.rule, d."dueOn", d.who, d.position, d.repeat->>'every',
       (d.repeat->>'until')::date, CASE WHEN d.repeat->>'every' IS NOT NULL THEN d."dueOn" END,
       d.message->>'templateId', d.message->>'way' FROM ${given}
     ON CONFLICT (client_id, trip_id, key) DO NOTHING`,
    parameters,
  );
  await manager.query(
    `DELETE FROM workflow_task w WHERE w.client_id = $1 AND w.trip_id = $2 AND w.key IS NOT NULL AND w.done_at IS NULL
       AND w.removed_at IS NULL AND w.note = '' AND w.assignee_id IS NULL
       AND NOT w.has_own_message AND w.sent_at IS NULL
       AND (NOT w.has_own_date OR (w.after_id IS NOT NULL AND w.version = 1))
       AND NOT EXISTS (SELECT FROM ${given} WHERE d.key = split_part(w.key, '#', 1))`,
    parameters,
  );
  await manager.query(
    `UPDATE workflow_task w SET repeat_until = (d.repeat->>'until')::date,
       due_on = CASE WHEN w.after_id IS NOT NULL AND w.version = 1 THEN least(w.due_on, (d.repeat->>'until')::date) ELSE w.due_on END
     FROM ${given}
     WHERE w.client_id = $1 AND w.trip_id = $2 AND d.key = split_part(w.key, '#', 1) AND w.done_at IS NULL
       AND w.repeat_every IS NOT NULL AND NOT w.has_own_repeat AND d.repeat->>'every' IS NOT NULL
       AND w.repeat_until IS DISTINCT FROM (d.repeat->>'until')::date`,
    parameters,
  );
};

/** @returns their ids. */
export const finishTasks = async (
  manager: EntityManager,
  { clientId, tripId }: Pick<TripWorkflowRow, 'clientId' | 'tripId'>,
  keys: readonly string[],
  { userId, firstName, skipped = false }: { userId: string; firstName: string; skipped?: boolean },
  now: Date,
): Promise<string[]> => {
  const [done] = await manager.query<[{ id: string }[], number]>(
    `UPDATE workflow_task SET done_at = least($4::timestamptz, due_on::timestamptz + interval '20 hours'), done_by = $5, done_by_name = $6,
       skipped = $7
      WHERE client_id = $1 AND trip_id = $2 AND key = ANY($3) RETURNING id`,
    [clientId, tripId, keys, now, userId, firstName, skipped],
  );
  return done.map(({ id }) => id);
};
