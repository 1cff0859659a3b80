import * as z from 'zod/mini';
import { CalendarDate, freeText, Id, Instant, defineShortText, Version } from '../../core/primitives.js';
import { TripMode } from '../../trip/trips.js';
import { ShownTaskMessage, TaskMessage } from './task-messages.js';
import { TaskWho, WorkflowTemplateKey } from './workflow-choices.js';

export const taskRhythms = ['week', 'two-weeks', 'month'] as const;

/** The last day is inclusive; null for the first day of the trip. */
export const TaskRepeat = z.strictObject({
  every: z.enum(taskRhythms, 'Choose how often it repeats'),
  until: z.nullable(CalendarDate),
});
export type TaskRepeat = z.infer<typeof TaskRepeat>;

export const taskRhythmNames: Readonly<Record<TaskRepeat['every'], string>> = {
  week: 'Every week',
  'two-weeks': 'Every two weeks',
  month: 'Every month',
};

export const DUE_TASK_DAYS = 14;
export const MAX_DUE_TASKS = 200;
export const MAX_OWN_TASKS = 100;

const title = defineShortText('A title', 160);
const note = freeText('Note', 1000);

export const WorkflowTask = z.object({
  id: Id,
  title: z.string(),
  /** Null for a task that a person added. */
  reason: z.nullable(z.string()),
  /** Null for a task that a person added or dated. */
  rule: z.nullable(z.string()),
  note: z.nullable(z.string()),
  dueOn: z.nullable(CalendarDate),
  /** The date stays when the trip moves. */
  hasOwnDate: z.boolean(),
  movedFrom: z.nullable(CalendarDate),
  who: TaskWho,
  isOfTemplate: z.boolean(),
  assigneeId: z.nullable(Id),
  assigneeName: z.nullable(z.string()),
  doneAt: z.nullable(Instant),
  doneBy: z.nullable(z.string()),
  /** Done without anybody doing it: it was due before the list began. */
  skipped: z.optional(z.boolean()),
  repeat: z.optional(z.nullable(TaskRepeat)),
  message: z.optional(z.nullable(ShownTaskMessage)),
  version: z.int(),
});
export type WorkflowTask = z.infer<typeof WorkflowTask>;

/** `GET /api/v1/agent-trips/:tripId/tasks`. */
export const TripWorkflow = z.object({
  tripId: Id,
  tripName: z.string(),
  mode: TripMode,
  startDate: CalendarDate,
  endDate: CalendarDate,
  clientId: Id,
  clientName: z.string(),
  clientJoined: z.boolean(),
  workflow: z.nullable(
    z.object({
      template: WorkflowTemplateKey,
      bookedOn: CalendarDate,
      /** The name of the agent’s own list that it was made of. */
      listTitle: z.optional(z.string()),
    }),
  ),
  tasks: z.array(WorkflowTask),
  /** Nothing is sent by itself. */
  isSendingPaused: z.optional(z.boolean()),
});
export type TripWorkflow = z.infer<typeof TripWorkflow>;

/**
 * `POST /api/v1/agent-trips/:tripId/workflow`; `pastIsDone` skips tasks before today. With `listId` the tasks are those
 * of an own list, as it is now.
 */
export const ApplyWorkflow = z.strictObject({
  template: WorkflowTemplateKey,
  listId: z.optional(Id),
  bookedOn: CalendarDate,
  pastIsDone: z.boolean(),
});
export type ApplyWorkflow = z.infer<typeof ApplyWorkflow>;

/** `POST /api/v1/agent-trips/:tripId/tasks`. Answers {@link WorkflowTask}. */
export const AddWorkflowTask = z
  .strictObject({
    id: Id,
    title,
    dueOn: z.nullable(CalendarDate),
    who: TaskWho,
    note: z.optional(note),
    repeat: z.optional(z.nullable(TaskRepeat)),
  })
  .check(
    z.refine(({ dueOn, repeat }) => !repeat || dueOn !== null, {
      path: ['dueOn'],
      error: 'Choose the first day of a task that repeats',
    }),
    z.refine(({ dueOn, repeat }) => !repeat?.until || dueOn === null || repeat.until >= dueOn, {
      path: ['repeat', 'until'],
      error: 'The last day comes before the first',
    }),
  );
export type AddWorkflowTask = z.infer<typeof AddWorkflowTask>;

/**
 * `PATCH /api/v1/agent-trips/:tripId/tasks/:taskId`; `dueOn` null restores the template's day. Answers {@link
 * WorkflowTask}.
 */
export const ChangeWorkflowTask = z.strictObject({
  version: Version,
  done: z.optional(z.boolean()),
  title: z.optional(title),
  note: z.optional(note),
  dueOn: z.optional(z.nullable(CalendarDate)),
  assigneeId: z.optional(z.nullable(Id)),
  repeat: z.optional(z.nullable(TaskRepeat)),
  /** For a task of a list that the agent does. */
  message: z.optional(z.nullable(TaskMessage)),
});
export type ChangeWorkflowTask = z.infer<typeof ChangeWorkflowTask>;

export const DueTask = z.object({
  ...WorkflowTask.shape,
  tripId: Id,
  tripName: z.string(),
  clientId: Id,
  clientName: z.string(),
});
export type DueTask = z.infer<typeof DueTask>;

/** `GET /api/v1/workflow-tasks`: open tasks of all clients within {@link DUE_TASK_DAYS} days. */
export const DueTaskList = z.object({
  tasks: z.array(DueTask),
  total: z.int(),
});
export type DueTaskList = z.infer<typeof DueTaskList>;

/** `cents` are still to pay; `vendor` is empty while nobody named it. */
export const TaskPayment = z.object({
  label: z.string(),
  vendor: z.nullable(z.string()),
  cents: z.int(),
  dueOn: CalendarDate,
});
export type TaskPayment = z.infer<typeof TaskPayment>;

export const ClientTask = z.object({
  id: Id,
  tripId: Id,
  title: z.string(),
  reason: z.nullable(z.string()),
  dueOn: z.nullable(CalendarDate),
  doneAt: z.nullable(Instant),
  /** Only of a task that is a payment; empty while no amount is known, or for a client without access to money. */
  payments: z.optional(z.array(TaskPayment)),
});
export type ClientTask = z.infer<typeof ClientTask>;

/** `GET /api/v1/travel-agents/:clientId/tasks`. */
export const ClientTaskList = z.object({ tasks: z.array(ClientTask) });
export type ClientTaskList = z.infer<typeof ClientTaskList>;

/** `PUT /api/v1/travel-agents/:clientId/tasks/:taskId`. Answers {@link ClientTask}. */
export const TickClientTask = z.strictObject({ done: z.boolean() });
export type TickClientTask = z.infer<typeof TickClientTask>;
