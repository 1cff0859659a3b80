import * as z from 'zod/mini';
import type { TaskRepeat } from './task-repeat.js';

/** The moments of a trip from which tasks are due. */
export const workflowAnchors = [
  'booked',
  'parks-payment',
  'cruise-payment',
  'dining',
  'lanes',
  'activities',
  'check-in',
  'arrival',
  'sailing',
  'change',
  'departure',
  'return',
] as const;
export type WorkflowAnchor = (typeof workflowAnchors)[number];

/** Who does a task. A task of the client's is shown in the client's portal. */
export const TaskWho = z.enum(['agent', 'client'], 'Choose you or the client');
export type TaskWho = z.infer<typeof TaskWho>;

/** What a trip must have for a task to be made. */
export const workflowConditions = [
  'on-site',
  'split-stay',
  'children',
  'mobility',
  'daily-dining',
  'returning-cruiser',
  'concierge',
  'activities-before-payment',
  'no-night-before',
] as const;
export type WorkflowCondition = (typeof workflowConditions)[number];

/** A task as a template has it. */
export interface WorkflowTemplateTask {
  /** Unique within its template, and never changed: tasks of trips refer to it. */
  key: string;
  title: string;
  /** Why it is worth doing, in one sentence. */
  reason: string;
  anchor: WorkflowAnchor;
  /** Calendar days after the anchor, before it when negative. */
  days: number;
  /** The agent, unless it is the client. */
  who?: TaskWho;
  when?: WorkflowCondition;
  /** Made once for each window of its kind, such as for each hotel of a split stay. */
  isForEach?: true;
  /** Comes again when it is done, until a moment of the trip; without that moment, until the trip begins. */
  repeat?: { every: TaskRepeat['every']; until: WorkflowAnchor };
}

export const WorkflowTemplateKey = z.enum(['parks', 'cruise', 'combined'], 'Choose one of the templates');
export type WorkflowTemplateKey = z.infer<typeof WorkflowTemplateKey>;
