import * as z from 'zod/mini';
import { PartyPerson } from '../money/expense-shares.js';
import { CalendarDate, freeText, Id, Instant, defineShortText, Version } from '../core/primitives.js';
import { TripMode } from '../trip/trips.js';

export const MOST_DUE_DAYS = 730;
const days = z
  .int('Enter a whole number of days')
  .check(
    z.minimum(-MOST_DUE_DAYS, `At most ${MOST_DUE_DAYS} days before`),
    z.maximum(MOST_DUE_DAYS, `At most ${MOST_DUE_DAYS} days after`),
  );

/**
 * Calendar days after start, end or embarkation, negative before; these follow a trip that moves, date does
 * not.
 */
export const TaskDue = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('start'), days }),
  z.strictObject({ from: z.literal('end'), days }),
  z.strictObject({ from: z.literal('embarkation'), days }),
  z.strictObject({ from: z.literal('window') }),
  z.strictObject({ from: z.literal('date'), on: CalendarDate }),
]);
export type TaskDue = z.infer<typeof TaskDue>;

export const MOST_TASKS = 500;
export const TASK_TITLE_LENGTH = 160;
export const TASK_NOTES_LENGTH = 2000;

export const taskStatuses = ['to-do', 'doing', 'done'] as const;
export const TaskStatus = z.enum(taskStatuses, 'Choose to do, doing or done');
export type TaskStatus = z.infer<typeof TaskStatus>;

export const taskStatusNames: Record<TaskStatus, string> = {
  'to-do': 'To do',
  doing: 'Doing',
  done: 'Done',
};

export const taskTopics = ['documents', 'bookings', 'money', 'health', 'packing', 'home', 'travel'] as const;
export const TaskTopic = z.enum(taskTopics, 'Choose what the task is about');
export type TaskTopic = z.infer<typeof TaskTopic>;

export const taskTopicNames: Record<TaskTopic, string> = {
  documents: 'Documents',
  bookings: 'Bookings',
  money: 'Money',
  health: 'Health',
  packing: 'Packing',
  home: 'At home',
  travel: 'On the way',
};

/**
 * `person` is an id of the party or a collaborator, a name in older rows, null for anybody. `dueOn` follows
 * from `due`; `window` is null when the trip has lost it.
 */
export const Task = z.object({
  id: Id,
  title: z.string(),
  notes: z.nullable(z.string()),
  status: TaskStatus,
  topic: z.nullable(TaskTopic),
  person: z.nullable(z.string()),
  due: z.nullable(TaskDue),
  dueOn: z.nullable(CalendarDate),
  windowId: z.nullable(z.string()),
  window: z.nullable(z.object({ opensOn: CalendarDate, lastDay: CalendarDate })),
  version: Version,
  updatedAt: Instant,
});
export type Task = z.infer<typeof Task>;

/** `GET /api/v1/trips/:tripId/tasks`, column by column. */
export const TripTasks = z.object({ tripId: Id, tasks: z.array(Task) });
export type TripTasks = z.infer<typeof TripTasks>;

const title = defineShortText('Task', TASK_TITLE_LENGTH);
const notes = freeText('The note', TASK_NOTES_LENGTH);
const WindowId = z.string().check(z.minLength(1), z.maxLength(120));

/** Null for the top of the column. */
const afterId = z.nullable(Id);

/** `POST /api/v1/trips/:tripId/tasks`, idempotent by id; without `afterId` at the end. */
export const CreateTask = z.strictObject({
  id: Id,
  title,
  notes: z.optional(z.nullable(notes)),
  status: z.optional(TaskStatus),
  topic: z.optional(z.nullable(TaskTopic)),
  person: z.optional(z.nullable(PartyPerson)),
  due: z.optional(z.nullable(TaskDue)),
  windowId: z.optional(z.nullable(WindowId)),
  afterId: z.optional(afterId),
});
export type CreateTask = z.infer<typeof CreateTask>;

/** `POST /api/v1/trips/:tripId/tasks/from-window`, idempotent by window. */
export const CreateWindowTask = z.strictObject({ id: Id, windowId: WindowId });
export type CreateWindowTask = z.infer<typeof CreateWindowTask>;

/** `PATCH /api/v1/trips/:tripId/tasks/:taskId`; EDIT_CONFLICT for an older `version`. */
export const UpdateTask = z.strictObject({
  version: Version,
  title: z.optional(title),
  notes: z.optional(z.nullable(notes)),
  topic: z.optional(z.nullable(TaskTopic)),
  person: z.optional(z.nullable(PartyPerson)),
  due: z.optional(z.nullable(TaskDue)),
});
export type UpdateTask = z.infer<typeof UpdateTask>;

/** `PUT /api/v1/trips/:tripId/tasks/:taskId/place`; the last move wins. */
export const MoveTask = z.strictObject({ status: TaskStatus, afterId });
export type MoveTask = z.infer<typeof MoveTask>;

export const SuggestedTask = z.object({
  key: z.string(),
  title: z.string(),
  notes: z.nullable(z.string()),
  topic: TaskTopic,
  person: z.nullable(z.string()),
  dueOn: z.nullable(CalendarDate),
  isThere: z.boolean(),
});
export type SuggestedTask = z.infer<typeof SuggestedTask>;

/** `GET /api/v1/trips/:tripId/tasks/template`, the earliest first. */
export const TaskTemplate = z.object({
  mode: TripMode,
  suggestions: z.array(SuggestedTask),
  asOf: CalendarDate,
  source: z.string(),
});
export type TaskTemplate = z.infer<typeof TaskTemplate>;

/** `POST /api/v1/trips/:tripId/tasks/template`; existing tasks are not added again. */
export const AddSuggestedTasks = z.strictObject({
  keys: z
    .array(z.string().check(z.maxLength(120)))
    .check(
      z.minLength(1, 'Choose at least one task'),
      z.maxLength(MOST_TASKS, `At most ${MOST_TASKS} tasks at once`),
    ),
});
export type AddSuggestedTasks = z.infer<typeof AddSuggestedTasks>;

/** `activityId` undoes the step; null when nothing was added. */
export const AddedTasks = z.object({ added: z.int(), activityId: z.nullable(Id) });
export type AddedTasks = z.infer<typeof AddedTasks>;
