import type { Plan } from '@landsea/contracts/billing';

export const planName: Record<Plan, string> = { pro: 'Pro', agent: 'Agent' };
