import { taskStatuses } from '@landsea/contracts/planning';
import type { MoveTask, Task, TaskStatus } from '@landsea/contracts/planning';

type Columns = Record<TaskStatus, Task[]>;

/** The tasks of each column from the top, in the order in which they come. */
export const columnsOf = (tasks: readonly Task[]): Columns => ({
  'to-do': tasks.filter(({ status }) => status === 'to-do'),
  doing: tasks.filter(({ status }) => status === 'doing'),
  done: tasks.filter(({ status }) => status === 'done'),
});

/** All tasks as they are once one is put below another, or on top of a column. */
export const movedTo = (tasks: readonly Task[], id: string, { status, afterId }: MoveTask): Task[] => {
  const task = tasks.find((each) => each.id === id);
  if (!task) return [...tasks];
  const columns = columnsOf(tasks.filter((each) => each.id !== id));
  const column = columns[status];
  const found = column.findIndex((each) => each.id === afterId);
  const index = afterId === null ? 0 : found < 0 ? column.length : found + 1;
  columns[status] = [...column.slice(0, index), { ...task, status }, ...column.slice(index)];
  return taskStatuses.flatMap((each) => columns[each]);
};

/** Where a task stands now, so that it can be put back there. */
export const placeOf = (tasks: readonly Task[], task: Pick<Task, 'id' | 'status'>): MoveTask => {
  const column = columnsOf(tasks)[task.status];
  return {
    status: task.status,
    afterId: column[column.findIndex(({ id }) => id === task.id) - 1]?.id ?? null,
  };
};

/**
 * Where a task goes that is to be the `index`th of those shown in a column. What a filter hides stays above what it hid it
 * above.
 */
export const placeAmong = (
  tasks: readonly Task[],
  shown: readonly Task[],
  id: string,
  status: TaskStatus,
  index: number,
): MoveTask => {
  const others = columnsOf(shown)[status].filter((each) => each.id !== id);
  const above = others[index - 1];
  if (above) return { status, afterId: above.id };
  const whole = columnsOf(tasks)[status].filter((each) => each.id !== id);
  const below = whole.findIndex((each) => each.id === others[0]?.id);
  return { status, afterId: whole[below - 1]?.id ?? null };
};

export type CardStep = 'up' | 'down' | 'left' | 'right';

/** Where one step leads from here; undefined at the edge of the board. A neighbouring column is entered at its top. */
export const stepFrom = (
  tasks: readonly Task[],
  shown: readonly Task[],
  task: Pick<Task, 'id' | 'status'>,
  step: CardStep,
): MoveTask | undefined => {
  if (step === 'left' || step === 'right') {
    const status = taskStatuses[taskStatuses.indexOf(task.status) + (step === 'left' ? -1 : 1)];
    return status && { status, afterId: null };
  }
  const column = columnsOf(shown)[task.status];
  const index = column.findIndex(({ id }) => id === task.id) + (step === 'up' ? -1 : 1);
  if (index < 0 || index >= column.length) return undefined;
  return placeAmong(tasks, shown, task.id, task.status, index);
};

/** On which side of a card the gap of its column lies; the last card has the gap at the end below it. */
export const gapBeside = (
  tasks: readonly Task[],
  draggedId: string | undefined,
  index: number | undefined,
): ((task: Task) => 'above' | 'below' | undefined) => {
  const others = tasks.filter(({ id }) => id !== draggedId);
  return (task) => {
    if (index === undefined || task.id === draggedId) return undefined;
    if (task === others[index]) return 'above';
    return index >= others.length && task === others.at(-1) ? 'below' : undefined;
  };
};
