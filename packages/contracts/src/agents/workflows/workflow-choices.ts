import * as z from 'zod/mini';

export const TaskWho = z.enum(['agent', 'client'], 'Choose you or the client');
export type TaskWho = z.infer<typeof TaskWho>;

export const WorkflowTemplateKey = z.enum(['parks', 'cruise', 'combined'], 'Choose one of the templates');
export type WorkflowTemplateKey = z.infer<typeof WorkflowTemplateKey>;

/** Moments of a trip that tasks count their days from. */
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
export const WorkflowAnchor = z.enum(workflowAnchors, 'Choose a day');
export type WorkflowAnchor = z.infer<typeof WorkflowAnchor>;

/** Tasks with a condition are left out of trips that do not meet it. */
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
export const WorkflowCondition = z.enum(workflowConditions);
export type WorkflowCondition = z.infer<typeof WorkflowCondition>;
