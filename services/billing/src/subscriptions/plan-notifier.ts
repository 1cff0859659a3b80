import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailRequests } from '../emails/email-requests.service.js';
import type { EmailText } from '../emails/email-text.js';
import { makePaymentFailedEmail, makeTrialEndsEmail, makeTrialStartedEmail } from '../emails/plan-emails.js';
import { Subscription } from './subscription.entity.js';
import { getAccessUntil } from './subscription-rules.js';

@Injectable()
export class PlanNotifier {
  constructor(private readonly emails: EmailRequests) {}

  async enqueue(manager: EntityManager, eventType: string, subscriptionId: string): Promise<void> {
    const subscription = await manager.findOneBy(Subscription, { stripeId: subscriptionId });
    const email = subscription && emailFor(subscription, eventType);
    if (email) await this.emails.request(manager, { ...email, to: { userId: subscription.userId } });
  }
}

function emailFor(
  subscription: Subscription,
  eventType: string,
): { key: string; text: EmailText } | undefined {
  const { stripeId, status, trialEnd, itemPeriodEnd, nextChargeAt } = subscription;
  if (eventType === 'customer.subscription.created') {
    if (status !== 'trialing' || !trialEnd) return undefined;
    const trial = { amountCents: subscription.amount, endsAt: trialEnd, willCharge: nextChargeAt !== null };
    return { key: `trial-started:${stripeId}`, text: makeTrialStartedEmail({ ...subscription, ...trial }) };
  }
  if (eventType === 'customer.subscription.trial_will_end') {
    if (status !== 'trialing' || !trialEnd || !nextChargeAt) return undefined;
    const text = makeTrialEndsEmail({ ...subscription, amountCents: subscription.amount, endsAt: trialEnd });
    return { key: `trial-ends:${stripeId}:${trialEnd.toISOString()}`, text };
  }
  const accessEndsAt = getAccessUntil(subscription);
  if (eventType !== 'invoice.payment_failed' || status !== 'past_due' || !accessEndsAt) return undefined;
  const failed = { ...subscription, amountCents: subscription.nextChargeAmount ?? subscription.amount };
  return {
    key: `payment-failed:${stripeId}:${itemPeriodEnd.toISOString()}`,
    text: makePaymentFailedEmail({ ...failed, nextTryAt: nextChargeAt, accessEndsAt }),
  };
}
