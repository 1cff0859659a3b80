import { addDays } from '@landsea/contracts';
import type { CalendarDate, Task, TaskTopic } from '@landsea/contracts';

export const NOBODY = 'nobody';
const SOON_DAYS = 14;

export interface TaskFilter {
  /** A person as tasks name them, {@link NOBODY}, or '' for all. */
  person: string;
  due: '' | 'overdue' | 'soon' | 'none';
  topic: TaskTopic | '';
}

export const noFilter: TaskFilter = { person: '', due: '', topic: '' };

export const isFiltering = ({ person, due, topic }: TaskFilter): boolean =>
  person !== '' || due !== '' || topic !== '';

export const isOverdue = ({ status, dueOn }: Pick<Task, 'status' | 'dueOn'>, today: CalendarDate): boolean =>
  status !== 'done' && dueOn !== null && dueOn < today;

export const isSoon = (dueOn: CalendarDate, today: CalendarDate): boolean =>
  dueOn <= addDays(today, SOON_DAYS);

const isDue = (task: Task, due: TaskFilter['due'], today: CalendarDate): boolean => {
  if (due === '') return true;
  if (due === 'none') return task.dueOn === null;
  if (due === 'overdue') return isOverdue(task, today);
  return task.status !== 'done' && task.dueOn !== null && isSoon(task.dueOn, today);
};

/** The tasks that a filter leaves; `nameOf` tells that an id and a name are the same person. */
export const filtered = (
  tasks: readonly Task[],
  { person, due, topic }: TaskFilter,
  today: CalendarDate,
  nameOf: (ref: string) => string,
): Task[] =>
  tasks.filter(
    (task) =>
      (person === '' ||
        (person === NOBODY
          ? task.person === null
          : task.person !== null && nameOf(task.person) === nameOf(person))) &&
      (topic === '' || task.topic === topic) &&
      isDue(task, due, today),
  );
