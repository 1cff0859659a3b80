import type { CalendarDate } from '@landsea/contracts/core';
import type { Task, TaskTopic } from '@landsea/contracts/planning';
import { isSoon, getLastDay } from '../trip-frame/rules/task-due-labels';

export const NOBODY = 'nobody';

export interface TaskFilter {
  person: string;
  due: '' | 'overdue' | 'soon' | 'none';
  topic: TaskTopic | '';
}

export const noFilter: TaskFilter = { person: '', due: '', topic: '' };

export const isFiltering = ({ person, due, topic }: TaskFilter): boolean =>
  person !== '' || due !== '' || topic !== '';

/** A task with a window follows the window's state. */
export const isOverdue = (task: Task, today: CalendarDate): boolean => {
  const lastDay = getLastDay(task);
  return task.status !== 'done' && lastDay !== undefined && lastDay < today;
};

const isDue = (task: Task, due: TaskFilter['due'], today: CalendarDate): boolean => {
  if (due === '') return true;
  if (due === 'none') return task.dueOn === null;
  if (due === 'overdue') return isOverdue(task, today);
  return task.status !== 'done' && task.dueOn !== null && isSoon(task.dueOn, today);
};

export const filterTasks = (
  tasks: readonly Task[],
  { person, due, topic }: TaskFilter,
  today: CalendarDate,
  nameOf: (ref: string) => string,
  writtenId?: string,
): Task[] =>
  tasks.filter(
    (task) =>
      task.id === writtenId ||
      ((person === '' ||
        (person === NOBODY
          ? task.person === null
          : task.person !== null && nameOf(task.person) === nameOf(person))) &&
        (topic === '' || task.topic === topic) &&
        isDue(task, due, today)),
  );
