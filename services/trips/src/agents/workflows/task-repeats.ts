import { findNextRepeat } from '@landsea/rules/agents';
import type { TaskRepeat } from '@landsea/contracts/agents';
import type { CalendarDate } from '@landsea/contracts/core';
import type { EntityManager } from 'typeorm';
import type { WorkflowTaskRow } from './workflow-task.entity.js';

export const repeatColumns = (
  repeat: TaskRepeat | null,
  dueOn: CalendarDate | null,
): Pick<WorkflowTaskRow, 'repeatEvery' | 'repeatUntil' | 'repeatFrom'> => ({
  repeatEvery: repeat?.every ?? null,
  repeatUntil: repeat?.until ?? null,
  repeatFrom: repeat ? dueOn : null,
});

interface Repeating {
  every: TaskRepeat['every'];
  first: CalendarDate;
  until: CalendarDate;
  dueOn: CalendarDate | null;
}

/** Idempotent; nothing is added after the last day. */
export const addNext = async (manager: EntityManager, taskId: string, today: CalendarDate): Promise<void> => {
  const [task] = await manager.query<Repeating[]>(
    `SELECT w.repeat_every AS every, w.repeat_from::text AS first, w.due_on::text AS "dueOn",
       coalesce(w.repeat_until, t.start_date)::text AS until
     FROM workflow_task w JOIN trip_api.trip t ON t.id = w.trip_id WHERE w.id = $1 AND w.repeat_every IS NOT NULL`,
    [taskId],
  );
  if (!task) return;
  const after = task.dueOn !== null && task.dueOn > today ? task.dueOn : today;
  const dueOn = findNextRepeat(task.first, task.every, task.until, after);
  if (dueOn === null) return;
  await manager.query(
    `INSERT INTO workflow_task (id, client_id, trip_id, key, title, reason, note, due_on, has_own_date, who, position, assignee_id,
       repeat_every, repeat_until, repeat_from, has_own_repeat, after_id, message_template, message_way, has_own_message)
     SELECT next.id, client_id, trip_id, split_part(key, '#', 1) || '#' || next.id, title, reason, note, $2, true, who, position,
       assignee_id, repeat_every, repeat_until, repeat_from, has_own_repeat, task.id, message_template,
       message_way, has_own_message
     FROM workflow_task task, gen_random_uuid() AS next(id) WHERE task.id = $1 ON CONFLICT (after_id) DO NOTHING`,
    [taskId, dueOn],
  );
};

/** A task that somebody has worked on stays. */
export const dropNext = async (manager: EntityManager, taskId: string): Promise<void> => {
  await manager.query(
    `DELETE FROM workflow_task WHERE after_id = $1 AND done_at IS NULL AND removed_at IS NULL AND version = 1`,
    [taskId],
  );
};
