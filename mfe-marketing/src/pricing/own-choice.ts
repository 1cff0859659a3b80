import type { User } from '@landsea/contracts/account';
import type { BillingOverview, Plan, Prices } from '@landsea/contracts/billing';
import type { PricePlan } from './price-plans';

export type Choice =
  | { kind: 'link'; label: string; path: string; comesBack?: boolean }
  | { kind: 'checkout'; label: string; plan: Plan }
  | { kind: 'paywall'; label: string }
  | { kind: 'running' }
  | { kind: 'waiting' }
  | { kind: 'none'; note?: string };

const isPlan = (id: PricePlan['id']): id is Plan => id === 'pro' || id === 'agent';

const hasPlan = (own: BillingOverview | undefined, plan: Plan): boolean =>
  own?.subscriptions.some(
    (one) => one.plan === plan && one.status !== 'canceled' && one.status !== 'incomplete_expired',
  ) ?? false;

const forVisitor = ({ id, action }: PricePlan): Choice =>
  action ? { kind: 'link', ...action, comesBack: isPlan(id) } : { kind: 'none' };

const forPlan = (
  plan: Plan,
  action: PricePlan['action'],
  user: User,
  own: BillingOverview | undefined,
  { agentPlan }: Pick<Prices, 'agentPlan'>,
): Choice => {
  if (hasPlan(own, plan)) return { kind: 'running' };
  if (!action) return { kind: 'none' };
  if (user.isDemo) return { kind: 'none', note: 'Payments are turned off in the demo.' };
  const isAgent = user.userType === 'agent';
  if (plan === 'agent' && !isAgent)
    return { kind: 'none', note: 'For travel agents, with an agent account.' };
  if (plan === 'pro' && isAgent && agentPlan === 'available')
    return { kind: 'none', note: 'The Agent plan opens your own trips too.' };
  return { kind: 'checkout', label: action.label, plan };
};

export const chooseAction = (
  priced: PricePlan,
  user: User | undefined,
  own: BillingOverview | undefined,
  prices: Pick<Prices, 'agentPlan'>,
): Choice => {
  const { id, action } = priced;
  if (!user) return forVisitor(priced);
  if (isPlan(id)) return forPlan(id, action, user, own, prices);
  if (id === 'trip' && user.userType !== 'agent' && !user.isDemo)
    return { kind: 'paywall', label: 'Unlock a trip' };
  return { kind: 'link', label: 'Create a trip', path: '/create-trip' };
};
