import { Task, TripTasks, type CreateTask } from '@landsea/contracts/planning';
import { answerOf } from '@landsea/web-kit';
import { RowList } from '@landsea/web-kit/rows';
import { tasksApi, taskQueue, toTasksUrl } from './tasks-api';

export const toCreateTask = ({
  id,
  title,
  notes,
  status,
  topic,
  person,
  due,
  windowId,
}: Task): CreateTask => ({
  id,
  title,
  notes,
  status,
  topic,
  person,
  due,
  windowId,
});

/** Moving a card is no edit: see `useTaskMoves`. */
export const taskRows = new RowList({
  queue: taskQueue,
  query: tasksApi.endpoints.getTasks,
  rowsOf: (board: TripTasks) => board.tasks,
  withRows: (board, tasks) => ({ ...board, tasks }),
  place: (tasks, task) =>
    tasks.some(({ id }) => id === task.id)
      ? tasks.map((each) => (each.id === task.id ? task : each))
      : [task, ...tasks],
  url: toTasksUrl,
  parse: answerOf(Task),
  parseList: answerOf(TripTasks),
  preview: ({ afterId: _afterId, ...created }: CreateTask): Task => ({
    ...created,
    notes: created.notes ?? null,
    status: created.status ?? 'to-do',
    topic: created.topic ?? null,
    person: created.person ?? null,
    due: created.due ?? null,
    windowId: created.windowId ?? null,
    dueOn: null,
    window: null,
    version: 0,
    updatedAt: new Date().toISOString(),
  }),
  recreate: toCreateTask,
  afterWrite: (tripId) => tasksApi.util.invalidateTags([{ type: 'Tasks', id: tripId }]),
});
