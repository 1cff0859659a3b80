import type {
  CreateTask,
  MoveTask,
  Task,
  TaskDue,
  TaskStatus,
  UpdateTask,
} from '@landsea/contracts/planning';
import type { EntityManager } from 'typeorm';
import type { Placed } from './task-order.js';

/** A task as it is kept, before its date and its window are reckoned. */
export type KeptTask = Omit<Task, 'dueOn' | 'window'>;

/** A task in the form that is answered. */
const task = `t.id, t.title, t.notes, t.status, t.topic, t.person, t.due, t.window_id AS "windowId", t.version,
  to_char(t.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "updatedAt"`;
const inOrder = `t.position, t.created_at, t.id`;

export const selectTasks = (manager: EntityManager, tripId: string): Promise<KeptTask[]> =>
  manager.query(
    `SELECT ${task} FROM task t WHERE t.trip_id = $1
     ORDER BY array_position(ARRAY['to-do', 'doing', 'done'], t.status), ${inOrder}`,
    [tripId],
  );

export const selectTask = async (
  manager: EntityManager,
  tripId: string,
  taskId: string,
): Promise<KeptTask | undefined> => {
  const rows = await manager.query<KeptTask[]>(
    `SELECT ${task} FROM task t WHERE t.trip_id = $1 AND t.id = $2`,
    [tripId, taskId],
  );
  return rows[0];
};

/** A column from the top, without one task. */
export const selectColumn = (
  manager: EntityManager,
  tripId: string,
  status: TaskStatus,
  without: string,
): Promise<Placed[]> =>
  manager.query(
    `SELECT t.id, t.position FROM task t WHERE t.trip_id = $1 AND t.status = $2 AND t.id <> $3 ORDER BY ${inOrder}`,
    [tripId, status, without],
  );

export const writePositions = async (
  manager: EntityManager,
  tripId: string,
  column: readonly Placed[],
): Promise<void> => {
  if (column.length === 0) return;
  await manager.query(
    `UPDATE task t SET position = placed.position
       FROM jsonb_to_recordset($2::jsonb) AS placed (id uuid, position integer)
      WHERE t.trip_id = $1 AND t.id = placed.id`,
    [tripId, JSON.stringify(column)],
  );
};

/** What a new task is: `templateKey` names the suggestion it comes from. */
export interface NewTask extends Omit<CreateTask, 'afterId'> {
  templateKey?: string | null;
  position: number;
}

/** @returns how many were added: those of an id that is there already are left as they are. */
export const insertTasks = async (
  manager: EntityManager,
  tripId: string,
  tasks: readonly NewTask[],
): Promise<number> => {
  const added = await manager.query<unknown[]>(
    `INSERT INTO task (trip_id, id, title, notes, status, position, topic, person, due, window_id, template_key)
     SELECT $1, n.id, n.title, nullif(n.notes, ''), coalesce(n.status, 'to-do'), n.position, n.topic, n.person,
       nullif(n.due, 'null'), n."windowId", n."templateKey"
     FROM jsonb_to_recordset($2::jsonb) AS n (id uuid, title text, notes text, status text, position integer,
       topic text, person text, due jsonb, "windowId" text, "templateKey" text)
     ON CONFLICT (trip_id, id) DO NOTHING RETURNING 1`,
    [tripId, JSON.stringify(tasks)],
  );
  return added.length;
};

/** Changes what is given when the version is still the one that was seen. @returns whether it was. */
export const updateTask = async (
  manager: EntityManager,
  tripId: string,
  taskId: string,
  { version, ...change }: UpdateTask,
): Promise<boolean> => {
  const given = (value: unknown): [boolean, unknown] => [value !== undefined, value ?? null];
  const due = change.due && JSON.stringify(change.due);
  const [, changed] = await manager.query<[unknown[], number]>(
    `UPDATE task SET title = coalesce($4, title),
       notes = CASE WHEN $5 THEN nullif($6, '') ELSE notes END, topic = CASE WHEN $7 THEN $8 ELSE topic END,
       person = CASE WHEN $9 THEN $10 ELSE person END, due = CASE WHEN $11 THEN $12::jsonb ELSE due END,
       version = version + 1, updated_at = now()
     WHERE trip_id = $1 AND id = $2 AND version = $3`,
    [
      tripId,
      taskId,
      version,
      change.title,
      ...given(change.notes),
      ...given(change.topic),
      ...given(change.person),
      change.due !== undefined,
      due ?? null,
    ],
  );
  return changed > 0;
};

/** Another column is a new version of the task; another place in the same one is not. @returns whether there is such a task. */
export const writePlace = async (
  manager: EntityManager,
  tripId: string,
  taskId: string,
  { status }: Pick<MoveTask, 'status'>,
  position: number,
): Promise<boolean> => {
  const [, moved] = await manager.query<[unknown[], number]>(
    `UPDATE task SET position = $4, version = version + (status <> $3)::int,
       updated_at = CASE WHEN status <> $3 THEN now() ELSE updated_at END, status = $3
     WHERE trip_id = $1 AND id = $2`,
    [tripId, taskId, status, position],
  );
  return moved > 0;
};

/** @returns whether there was such a task. */
export const deleteTask = async (
  manager: EntityManager,
  tripId: string,
  taskId: string,
): Promise<boolean> => {
  const [, deleted] = await manager.query<[unknown[], number]>(
    `DELETE FROM task WHERE trip_id = $1 AND id = $2`,
    [tripId, taskId],
  );
  return deleted > 0;
};

/** Deletes those that nobody has changed since they were added. @returns how many. */
export const deleteUntouched = async (
  manager: EntityManager,
  tripId: string,
  taskIds: readonly string[],
): Promise<number> => {
  const [, deleted] = await manager.query<[unknown[], number]>(
    `DELETE FROM task WHERE trip_id = $1 AND id = ANY($2) AND version = 1`,
    [tripId, taskIds],
  );
  return deleted;
};

export const selectWindowTask = async (
  manager: EntityManager,
  tripId: string,
  windowId: string,
): Promise<KeptTask | undefined> => {
  const rows = await manager.query<KeptTask[]>(
    `SELECT ${task} FROM task t WHERE t.trip_id = $1 AND t.window_id = $2 ORDER BY t.created_at LIMIT 1`,
    [tripId, windowId],
  );
  return rows[0];
};

/** Which suggestions are on the board already, by their keys and by the windows that tasks were made from. */
export const selectTaken = async (
  manager: EntityManager,
  tripId: string,
): Promise<{ keys: string[]; windowIds: string[] }> => {
  const [row] = await manager.query<[{ keys: string[]; windowIds: string[] }]>(
    `SELECT coalesce(array_agg(template_key) FILTER (WHERE template_key IS NOT NULL), '{}') AS keys,
       coalesce(array_agg(window_id) FILTER (WHERE window_id IS NOT NULL), '{}') AS "windowIds"
     FROM task WHERE trip_id = $1`,
    [tripId],
  );
  return row;
};

/** The rules of the tasks that are still to be done and have a date. */
export const selectOpenDues = async (manager: EntityManager, tripId: string): Promise<TaskDue[]> => {
  const rows = await manager.query<{ due: TaskDue }[]>(
    `SELECT due FROM task WHERE trip_id = $1 AND status <> 'done' AND due IS NOT NULL`,
    [tripId],
  );
  return rows.map(({ due }) => due);
};

/** Gives another trip the tasks of this one, all to be done again; fixed dates move by `shift` days, as far as there are dates. */
export const copyTasks = async (
  manager: EntityManager,
  fromTripId: string,
  toTripId: string,
  shift: number,
): Promise<void> => {
  await manager.query(
    `INSERT INTO task (trip_id, id, title, notes, position, topic, person, due, window_id, template_key, created_at)
     SELECT $2, id, title, notes,
       1024 * row_number() OVER (ORDER BY array_position(ARRAY['done', 'doing', 'to-do'], status), position, created_at, id),
       topic, person,
       CASE WHEN due->>'from' <> 'date' THEN due WHEN (due->>'on')::date + $3::int < '2200-01-01'
         THEN jsonb_set(due, '{on}', to_jsonb(to_char((due->>'on')::date + $3::int, 'YYYY-MM-DD'))) END,
       window_id, template_key, created_at
     FROM task WHERE trip_id = $1`,
    [fromTripId, toTripId, shift],
  );
};

/** Every task of the trips that a person owns, in the order they were made. */
export const selectTasksOfOwner = (
  manager: EntityManager,
  ownerId: string,
): Promise<Record<string, unknown>[]> =>
  manager.query(
    `SELECT t.trip_id AS "tripId", ${task} FROM task t JOIN trip ON trip.id = t.trip_id
      WHERE trip.owner_id = $1 ORDER BY t.created_at`,
    [ownerId],
  );
