import * as z from 'zod/mini';
import type { TaskRepeat } from './task-repeat.js';

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

export const TaskWho = z.enum(['agent', 'client'], 'Choose you or the client');
export type TaskWho = z.infer<typeof TaskWho>;

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

export interface WorkflowTemplateTask {
  /** Unique within its template, and never changed: tasks of trips refer to it. */
  key: string;
  title: string;
  reason: string;
  anchor: WorkflowAnchor;
  /** Calendar days after the anchor, negative before it. */
  days: number;
  /** The agent by default. */
  who?: TaskWho;
  when?: WorkflowCondition;
  /** One task for each window of its kind, such as for each hotel of a split stay. */
  isForEach?: true;
  /** Without that moment, until the trip begins. */
  repeat?: { every: TaskRepeat['every']; until: WorkflowAnchor };
}

export const WorkflowTemplateKey = z.enum(['parks', 'cruise', 'combined'], 'Choose one of the templates');
export type WorkflowTemplateKey = z.infer<typeof WorkflowTemplateKey>;
