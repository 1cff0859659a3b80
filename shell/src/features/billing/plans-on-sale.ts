import type { UserType } from '@landsea/contracts/account';
import type { OwnSubscription, Plan, Prices } from '@landsea/contracts/billing';
import { isLive } from './plan-standing';

export interface PlanOnSale {
  plan: Plan;
  amountCents: number;
  trialDays: number;
}

export const listPlansOnSale = (
  { proMonthly, agentMonthly, agentPlan, trialDays }: Prices,
  userType: UserType,
  own: readonly Pick<OwnSubscription, 'plan' | 'status'>[],
): PlanOnSale[] => {
  // Agent covers an agent's own trips too.
  const plan = userType === 'agent' && agentPlan === 'available' ? 'agent' : 'pro';
  const price = plan === 'pro' ? proMonthly : agentMonthly;
  const isRunning = own.some((one) => one.plan === plan && isLive(one));
  return price && !isRunning ? [{ plan, amountCents: price.amountCents, trialDays }] : [];
};
