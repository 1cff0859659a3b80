import { taskStatuses, type MoveTask, type Task, type TaskStatus } from '@landsea/contracts/planning';

type Columns = Record<TaskStatus, Task[]>;

export const groupColumns = (tasks: readonly Task[]): Columns => ({
  'to-do': tasks.filter(({ status }) => status === 'to-do'),
  doing: tasks.filter(({ status }) => status === 'doing'),
  done: tasks.filter(({ status }) => status === 'done'),
});

export const reorderTasks = (tasks: readonly Task[], id: string, { status, afterId }: MoveTask): Task[] => {
  const task = tasks.find((each) => each.id === id);
  if (!task) return [...tasks];
  const columns = groupColumns(tasks.filter((each) => each.id !== id));
  const column = columns[status];
  const found = column.findIndex((each) => each.id === afterId);
  const index = afterId === null ? 0 : found < 0 ? column.length : found + 1;
  columns[status] = [...column.slice(0, index), { ...task, status }, ...column.slice(index)];
  return taskStatuses.flatMap((each) => columns[each]);
};

export const findBoardPlace = (tasks: readonly Task[], task: Pick<Task, 'id' | 'status'>): MoveTask => {
  const column = groupColumns(tasks)[task.status];
  return {
    status: task.status,
    afterId: column[column.findIndex(({ id }) => id === task.id) - 1]?.id ?? null,
  };
};

/** The place for the `index`th of the shown tasks. Hidden tasks keep their order above them. */
export const placeAmong = (
  tasks: readonly Task[],
  shown: readonly Task[],
  id: string,
  status: TaskStatus,
  index: number,
): MoveTask => {
  const others = groupColumns(shown)[status].filter((each) => each.id !== id);
  const above = others[index - 1];
  if (above) return { status, afterId: above.id };
  const whole = groupColumns(tasks)[status].filter((each) => each.id !== id);
  const below = whole.findIndex((each) => each.id === others[0]?.id);
  return { status, afterId: whole[below - 1]?.id ?? null };
};

export type CardStep = 'up' | 'down' | 'left' | 'right';

export const findStep = (
  tasks: readonly Task[],
  shown: readonly Task[],
  task: Pick<Task, 'id' | 'status'>,
  step: CardStep,
): MoveTask | undefined => {
  if (step === 'left' || step === 'right') {
    const status = taskStatuses[taskStatuses.indexOf(task.status) + (step === 'left' ? -1 : 1)];
    return status && { status, afterId: null };
  }
  const column = groupColumns(shown)[task.status];
  const index = column.findIndex(({ id }) => id === task.id) + (step === 'up' ? -1 : 1);
  if (index < 0 || index >= column.length) return undefined;
  return placeAmong(tasks, shown, task.id, task.status, index);
};

/** The last card has the gap at the end below it. */
export const findGap = (
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
