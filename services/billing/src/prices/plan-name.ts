import type { Plan } from '@landsea/contracts/billing';

/** What a plan is called in a sentence. */
export const planName: Record<Plan, string> = { pro: 'Pro', agent: 'Agent' };
