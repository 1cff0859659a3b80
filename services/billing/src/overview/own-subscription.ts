import type { OwnSubscription, Plan } from '@landsea/contracts/billing';
import type { KnownSubscription } from '../subscriptions/subscriptions.service.js';
import { getAccessUntil } from '../subscriptions/subscription-rules.js';

const text = (at: Date | null): string | null => at?.toISOString() ?? null;

export function toOwnSubscription(subscription: KnownSubscription, now: Date): OwnSubscription {
  const { plan, status, amount, currency, nextChargeAt, nextChargeAmount, cancelAt, endedAt } = subscription;
  const until = getAccessUntil(subscription);
  const givesAccess = until !== null && until > now;
  return {
    plan,
    status,
    amountCents: amount,
    currency,
    trialEndsAt: status === 'trialing' ? text(subscription.trialEnd) : null,
    periodEndsAt: text(subscription.itemPeriodEnd),
    cancelsAt: text(endedAt ?? cancelAt),
    nextCharge:
      nextChargeAt && nextChargeAmount !== null
        ? { amountCents: nextChargeAmount, currency, at: nextChargeAt.toISOString() }
        : null,
    accessEndsAt: givesAccess && (status === 'past_due' || cancelAt) ? text(until) : null,
    givesAccess,
    disputed: subscription.disputed,
  };
}

/** Subscriptions that ended as duplicates are left out. @param subscriptions the latest begun first. */
export function pickLatestOfEachPlan(subscriptions: readonly KnownSubscription[]): KnownSubscription[] {
  const latest = new Map<Plan, KnownSubscription>();
  for (const each of subscriptions)
    if ((!each.endReason || each.endReason === 'payment-disputed') && !latest.has(each.plan))
      latest.set(each.plan, each);
  return [...latest.values()];
}
