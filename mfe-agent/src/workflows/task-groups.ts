import type { WorkflowTask } from '@landsea/contracts/agents';
import { addDays, type CalendarDate } from '@landsea/contracts/core';

export const groupNames = {
  overdue: 'Overdue',
  week: 'This week',
  next: 'Next 30 days',
  later: 'Later',
  done: 'Done',
} as const;
export type TaskGroup = keyof typeof groupNames;

const WEEK_DAYS = 6;
const NEXT_DAYS = 30;

const groupOf = ({ doneAt, dueOn }: WorkflowTask, today: CalendarDate): TaskGroup => {
  if (doneAt) return 'done';
  if (dueOn === null || dueOn > addDays(today, NEXT_DAYS)) return 'later';
  if (dueOn < today) return 'overdue';
  return dueOn <= addDays(today, WEEK_DAYS) ? 'week' : 'next';
};

/** Empty groups are left out; the last done task comes first. */
export const groupTasks = (
  tasks: readonly WorkflowTask[],
  today: CalendarDate,
): { group: TaskGroup; tasks: WorkflowTask[] }[] =>
  (Object.keys(groupNames) as TaskGroup[])
    .map((group) => ({ group, tasks: tasks.filter((task) => groupOf(task, today) === group) }))
    .filter(({ tasks: found }) => found.length > 0)
    .map(({ group, tasks: found }) =>
      group === 'done'
        ? { group, tasks: found.sort((a, b) => (b.doneAt ?? '').localeCompare(a.doneAt ?? '')) }
        : { group, tasks: found },
    );
