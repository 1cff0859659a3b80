import * as z from 'zod/mini';
import { CalendarDate, freeText, Id, Instant, shortText, Version } from '../../core/primitives.js';
import { TripMode } from '../../trip/trips.js';
import { TaskRepeat } from './task-repeat.js';
import { TaskWho, WorkflowTemplateKey } from './template-task.js';

/** How far ahead the list of due tasks looks. */
export const DUE_TASK_DAYS = 14;
/** How many due tasks one answer holds, the earliest first. */
export const MAX_DUE_TASKS = 200;
/** How many tasks of their own an agent adds to a trip. */
export const MAX_OWN_TASKS = 100;

const title = shortText('A title', 160);
const note = freeText('Note', 1000);

/** A task for a trip, as the agent sees it. */
export const WorkflowTask = z.object({
  id: Id,
  title: z.string(),
  /** Why it is worth doing; null for a task of one's own. */
  reason: z.nullable(z.string()),
  /** Why this day; null for a task of one's own, and where a person chose the day. */
  rule: z.nullable(z.string()),
  note: z.nullable(z.string()),
  dueOn: z.nullable(CalendarDate),
  /** A person chose the day: it stays when the trip moves. */
  hasOwnDate: z.boolean(),
  /** Its day before the trip moved last. */
  movedFrom: z.nullable(CalendarDate),
  who: TaskWho,
  /** Made by the template, and not by a person or as the next one of a repetition. */
  isOfTemplate: z.boolean(),
  /** A member of the agency; null for the agent of the client. */
  assigneeId: z.nullable(Id),
  assigneeName: z.nullable(z.string()),
  doneAt: z.nullable(Instant),
  doneBy: z.nullable(z.string()),
  /** The next one is made when this is done or taken away. Absent in services before. */
  repeat: z.optional(z.nullable(TaskRepeat)),
  version: z.int(),
});
export type WorkflowTask = z.infer<typeof WorkflowTask>;

/** `GET /api/v1/agent-trips/:tripId/tasks`, also the answer of what applies or removes a workflow. */
export const TripWorkflow = z.object({
  tripId: Id,
  tripName: z.string(),
  mode: TripMode,
  startDate: CalendarDate,
  endDate: CalendarDate,
  clientId: Id,
  clientName: z.string(),
  /** Whether the client has joined, and so sees the tasks that are theirs. */
  clientJoined: z.boolean(),
  workflow: z.nullable(z.object({ template: WorkflowTemplateKey, bookedOn: CalendarDate })),
  /** By their days, those without one last. */
  tasks: z.array(WorkflowTask),
});
export type TripWorkflow = z.infer<typeof TripWorkflow>;

/** `POST /api/v1/agent-trips/:tripId/workflow`. `pastIsDone`: what was due before today counts as done. */
export const ApplyWorkflow = z.strictObject({
  template: WorkflowTemplateKey,
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
    /** Counted from `dueOn`. */
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
 * `PATCH /api/v1/agent-trips/:tripId/tasks/:taskId`. `dueOn` null goes back to the template's day. `version` is the one that
 * was shown. Answers {@link WorkflowTask}.
 */
export const ChangeWorkflowTask = z.strictObject({
  version: Version,
  done: z.optional(z.boolean()),
  title: z.optional(title),
  note: z.optional(note),
  dueOn: z.optional(z.nullable(CalendarDate)),
  assigneeId: z.optional(z.nullable(Id)),
  /** Counted from the task's day; null ends it. */
  repeat: z.optional(z.nullable(TaskRepeat)),
});
export type ChangeWorkflowTask = z.infer<typeof ChangeWorkflowTask>;

/** An open task of any client. */
export const DueTask = z.object({
  ...WorkflowTask.shape,
  tripId: Id,
  tripName: z.string(),
  clientId: Id,
  clientName: z.string(),
});
export type DueTask = z.infer<typeof DueTask>;

/** `GET /api/v1/workflow-tasks`: what is open and due up to {@link DUE_TASK_DAYS} days from now, over all clients. */
export const DueTaskList = z.object({
  tasks: z.array(DueTask),
  /** How many there are in all. */
  total: z.int(),
});
export type DueTaskList = z.infer<typeof DueTaskList>;

/** A task that the agent has for the client. */
export const ClientTask = z.object({
  id: Id,
  tripId: Id,
  title: z.string(),
  reason: z.nullable(z.string()),
  dueOn: z.nullable(CalendarDate),
  doneAt: z.nullable(Instant),
});
export type ClientTask = z.infer<typeof ClientTask>;

/** `GET /api/v1/travel-agents/:clientId/tasks`: what is open, and what was done lately. */
export const ClientTaskList = z.object({ tasks: z.array(ClientTask) });
export type ClientTaskList = z.infer<typeof ClientTaskList>;

/** `PUT /api/v1/travel-agents/:clientId/tasks/:taskId`. Answers {@link ClientTask}. */
export const TickClientTask = z.strictObject({ done: z.boolean() });
export type TickClientTask = z.infer<typeof TickClientTask>;
