import * as z from 'zod/mini';

export const TaskWho = z.enum(['agent', 'client'], 'Choose you or the client');
export type TaskWho = z.infer<typeof TaskWho>;

export const WorkflowTemplateKey = z.enum(['parks', 'cruise', 'combined'], 'Choose one of the templates');
export type WorkflowTemplateKey = z.infer<typeof WorkflowTemplateKey>;
