import type { Plan, SubscriptionVerification } from '@landsea/contracts/billing';
import { planName } from '../prices/plan-name.js';
import type { PlanSessionOutcome } from '../subscriptions/plan-sessions.js';
import type { KnownSubscription } from '../subscriptions/subscriptions.service.js';
import type { EndReason } from '../subscriptions/subscription-rules.js';

const whyEnded = (plan: Plan): Record<EndReason, string> => ({
  duplicate: `You already had the ${planName[plan]} plan, so we are ending this second one and refunding what it took.`,
  'second-trial': 'You have had your free trial, so we are ending this one. Nothing was charged.',
  'account-erased': 'This plan has ended.',
  'began-after-erasure': 'This plan has ended.',
  'payment-disputed': 'This plan has ended, because your bank took its payment back.',
});

function messageFor({ plan, status, endReason }: KnownSubscription, isOpen: boolean): string {
  if (endReason) return whyEnded(plan)[endReason];
  if (!isOpen && (status === 'incomplete' || status === 'past_due' || status === 'unpaid'))
    return `Your bank has not confirmed the payment for your ${planName[plan]} plan yet. It opens by itself as soon as it does.`;
  if (!isOpen) return 'This plan has ended.';
  return status === 'trialing'
    ? `Your free trial of the ${planName[plan]} plan has begun.`
    : `Your ${planName[plan]} plan is active.`;
}

export const answerForSubscription = (
  subscription: KnownSubscription,
  isOpen: boolean,
): SubscriptionVerification => ({
  success: isOpen,
  plan: subscription.plan,
  message: messageFor(subscription, isOpen),
  trialEndsAt:
    isOpen && subscription.status === 'trialing' ? (subscription.trialEnd?.toISOString() ?? null) : null,
});

const byOutcome: Record<Exclude<PlanSessionOutcome, 'synced'>, string> = {
  open: 'This checkout is not finished yet. Nothing was charged.',
  expired: 'This checkout has expired. Nothing was charged; you can start again.',
  refused: 'This subscription is not what was asked for. Please contact support.',
  foreign: 'This subscription is not what was asked for. Please contact support.',
};

export const answerWithoutSubscription = (
  plan: Plan,
  outcome: Exclude<PlanSessionOutcome, 'synced'>,
): SubscriptionVerification => ({ success: false, plan, message: byOutcome[outcome], trialEndsAt: null });
