import type {
  CreateTask,
  MoveTask,
  Task,
  TaskDue,
  TaskStatus,
  UpdateTask,
} from '@landsea/contracts/planning';
import { selectJsonColumns, makeVersionedTable } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { trimWritten } from '../../trip/rows/written-text.js';
import type { Placed } from './task-order.js';
import { TaskRow } from './task.entity.js';
import { ofTrip } from '../../trip/rows/of-trip.js';

export type KeptTask = Omit<Task, 'dueOn' | 'window'>;

export const taskTable = makeVersionedTable(TaskRow);

const task = selectJsonColumns(TaskRow, 't', ['tripId', 'position', 'templateKey', 'createdAt']);
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

export interface NewTask extends Omit<CreateTask, 'afterId'> {
  templateKey?: string | null;
  position: number;
}

/** Idempotent by id. @returns the keys of the added tasks. */
export const insertTasks = (
  manager: EntityManager,
  tripId: string,
  tasks: readonly NewTask[],
): Promise<Partial<TaskRow>[]> =>
  taskTable.insert(
    manager,
    tasks.map((each) => ({ ...each, tripId, notes: trimWritten(each.notes) })),
  );

/** @returns whether the version was still the one that was seen. */
export const updateTask = (
  manager: EntityManager,
  tripId: string,
  id: string,
  { version, notes, ...change }: UpdateTask,
): Promise<boolean> =>
  taskTable.update(manager, { tripId, id }, version, { ...change, notes: trimWritten(notes) });

/** Only another column makes a new version. @returns whether the task exists. */
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

/** Changed tasks stay. @returns the number of deleted tasks. */
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

export const selectOpenDues = async (manager: EntityManager, tripId: string): Promise<TaskDue[]> => {
  const rows = await manager.query<{ due: TaskDue }[]>(
    `SELECT due FROM task WHERE trip_id = $1 AND status <> 'done' AND due IS NOT NULL`,
    [tripId],
  );
  return rows.map(({ due }) => due);
};

export const tasksOfOwner = ofTrip('tasks', 'task t', task);
