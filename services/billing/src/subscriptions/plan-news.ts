import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Letters, type LetterText } from '../letters/letters.service.js';
import { paymentFailedLetter, trialEndsLetter } from '../letters/plan-letters.js';
import { Subscription } from './subscription.entity.js';
import { accessUntil } from './subscription-rules.js';

/** Writes to the holder of a plan what an event hinted at, as far as our rows, which were just synced, say it too. */
@Injectable()
export class PlanNews {
  constructor(private readonly letters: Letters) {}

  async tell(manager: EntityManager, eventType: string, subscriptionId: string): Promise<void> {
    const subscription = await manager.findOneBy(Subscription, { stripeId: subscriptionId });
    const news = subscription && newsOf(subscription, eventType);
    if (news) await this.letters.request(manager, { ...news, to: { userId: subscription.userId } });
  }
}

function newsOf(
  subscription: Subscription,
  eventType: string,
): { key: string; text: LetterText } | undefined {
  const { stripeId, status, trialEnd, itemPeriodEnd, nextChargeAt } = subscription;
  if (eventType === 'customer.subscription.trial_will_end') {
    // Who has canceled, or gave no card, is charged nothing when the trial ends.
    if (status !== 'trialing' || !trialEnd || !nextChargeAt) return undefined;
    const text = trialEndsLetter({ ...subscription, amountCents: subscription.amount, endsAt: trialEnd });
    return { key: `trial-ends:${stripeId}:${trialEnd.toISOString()}`, text };
  }
  const accessEndsAt = accessUntil(subscription);
  if (eventType !== 'invoice.payment_failed' || status !== 'past_due' || !accessEndsAt) return undefined;
  const failed = { ...subscription, amountCents: subscription.nextChargeAmount ?? subscription.amount };
  return {
    key: `payment-failed:${stripeId}:${itemPeriodEnd.toISOString()}`,
    text: paymentFailedLetter({ ...failed, nextTryAt: nextChargeAt, accessEndsAt }),
  };
}
