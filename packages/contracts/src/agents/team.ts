import * as z from 'zod/mini';

/** An agent who works alone is an owner. */
export const AgencyRole = z.enum(['owner', 'agent', 'assistant']);
export type AgencyRole = z.infer<typeof AgencyRole>;

export const agencyRoleNames: Readonly<Record<AgencyRole, string>> = {
  owner: 'Owner',
  agent: 'Agent',
  assistant: 'Assistant',
};
