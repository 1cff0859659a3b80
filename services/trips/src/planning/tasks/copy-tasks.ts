import type { TaskDue } from '@landsea/contracts/planning';
import { IsNull, type EntityManager } from 'typeorm';
import { moveDate } from '../../trip/rows/moved-date.js';
import { GAP } from './task-order.js';
import { TaskRow } from './task.entity.js';
import { taskTable } from './tasks.queries.js';

/** A fixed date is `shift` days later, as far as there are dates; any other moves with the trip. */
const movedDue = (due: TaskDue | null, shift: number): TaskDue | null => {
  if (due?.from !== 'date') return due;
  const on = moveDate(due.on, shift);
  return on === null ? null : { ...due, on };
};

const columns: readonly TaskRow['status'][] = ['done', 'doing', 'to-do'];

interface TaskCopies {
  shift: number;
  /** Tasks of single people contain their names, so a copy for others leaves them out. */
  isOtherFamily: boolean;
  withNotes: boolean;
}

export const copyTasks = async (
  manager: EntityManager,
  fromTripId: string,
  toTripId: string,
  { shift, isOtherFamily, withNotes }: TaskCopies,
): Promise<void> => {
  const tasks = await manager.find(TaskRow, {
    where: { tripId: fromTripId, ...(isOtherFamily && { person: IsNull() }) },
    order: { position: 'ASC', createdAt: 'ASC', id: 'ASC' },
  });
  const inOrder = columns.flatMap((column) => tasks.filter(({ status }) => status === column));
  const copies = inOrder.map(({ createdAt: _made, updatedAt: _changed, ...task }, index) => ({
    ...task,
    ...(!withNotes && { notes: null }),
    tripId: toTripId,
    status: 'to-do' as const,
    position: (index + 1) * GAP,
    due: movedDue(task.due, shift),
    version: 1,
  }));
  await taskTable.insert(manager, copies);
};
