import * as z from 'zod/mini';
import { defineShortText, freeText, Version } from '../../core/primitives.js';
import { templateAuthor } from '../own-templates.js';
import { CLIENTS_SEND_NOTHING, TaskMessage } from './task-messages.js';
import { taskRhythms } from './trip-tasks.js';
import { TaskWho, WorkflowAnchor, WorkflowCondition, WorkflowTemplateKey } from './workflow-choices.js';

export const MOST_TASK_LISTS = 50;
export const MOST_LISTED_TASKS = 100;
const MOST_DAYS = 730;

const days = z
  .int('Give a whole number of days')
  .check(
    z.minimum(-MOST_DAYS, `At most ${MOST_DAYS} days before`),
    z.maximum(MOST_DAYS, `At most ${MOST_DAYS} days after`),
  );

/** `days` count from the anchor, negative before it. `key` stays, also in a copy: windows and payments know tasks by it. */
export const ListedTask = z.strictObject({
  key: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
  title: defineShortText('A title', 160),
  reason: freeText('The reason', 300),
  anchor: WorkflowAnchor,
  days,
  who: z.optional(TaskWho),
  when: z.optional(WorkflowCondition),
  isForEach: z.optional(z.literal(true)),
  repeat: z.optional(z.strictObject({ every: z.enum(taskRhythms), until: WorkflowAnchor })),
  /** Only of a task that the agent does. */
  message: z.optional(TaskMessage),
});
export type ListedTask = z.infer<typeof ListedTask>;

/** `PUT /api/v1/task-lists/:taskListId`; version 0 adds it, EDIT_CONFLICT for an older one. */
export const SaveTaskList = z.strictObject({
  version: Version,
  title: defineShortText('A name', 80),
  tasks: z.array(ListedTask).check(
    z.minLength(1, 'Add at least one task'),
    z.maxLength(MOST_LISTED_TASKS, `A list holds ${MOST_LISTED_TASKS} tasks at most`),
    z.refine(
      (tasks) => tasks.every(({ who, message }) => who !== 'client' || message === undefined),
      CLIENTS_SEND_NOTHING,
    ),
    z.refine((tasks) => new Set(tasks.map(({ key }) => key)).size === tasks.length, 'A task is in it twice'),
  ),
  /** Colleagues of the agency can use it, and only its author changes it. */
  isShared: z.boolean(),
  /** One of ours that it stands in for. */
  replaces: z.nullable(WorkflowTemplateKey),
});
export type SaveTaskList = z.infer<typeof SaveTaskList>;

export const OwnTaskList = z.object({
  ...SaveTaskList.shape,
  tasks: z.array(z.object(ListedTask.shape)),
  ...templateAuthor,
});
export type OwnTaskList = z.infer<typeof OwnTaskList>;

/** `GET /api/v1/task-lists`: the agent’s own by name, then at most 200 that colleagues share. */
export const OwnTaskLists = z.object({
  lists: z.array(OwnTaskList),
  isInAgency: z.boolean(),
});
export type OwnTaskLists = z.infer<typeof OwnTaskLists>;
