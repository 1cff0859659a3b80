import { Injectable } from '@nestjs/common';
import { makeNotFound, type Principal } from '@landsea/nest-kit';
import type { SubscriptionVerification, VerifySubscription } from '@landsea/contracts/billing';
import { CheckoutAttempts, type PlanAttempt } from '../attempts/checkout-attempts.service.js';
import { OutboxFlush } from '../outbox-flush/outbox-flush.js';
import { waitOrUnavailable } from '../stripe/stripe-failure.js';
import { PlanAccesses } from '../subscriptions/plan-access.service.js';
import { PlanSessions } from '../subscriptions/plan-sessions.js';
import { Subscriptions } from '../subscriptions/subscriptions.service.js';
import { answerForSubscription, answerWithoutSubscription } from './plan-verification-answer.js';

@Injectable()
export class PlanVerification {
  constructor(
    private readonly attempts: CheckoutAttempts,
    private readonly planSessions: PlanSessions,
    private readonly subscriptions: Subscriptions,
    private readonly access: PlanAccesses,
    private readonly outboxFlush: OutboxFlush,
  ) {}

  async verify({ userId }: Principal, { sessionId }: VerifySubscription): Promise<SubscriptionVerification> {
    const attempt = await this.attempts.findOwnPlan(sessionId, userId);
    if (!attempt) throw makeNotFound();
    const answer = (await this.findKnown(attempt)) ?? (await this.fulfil(attempt, sessionId));
    if (answer.success)
      await this.outboxFlush.waitUntilDelivered(() => this.access.isDelivered(userId, attempt.kind));
    return answer;
  }

  /** A stored subscription needs no second call: a reload works while Stripe is down. */
  private async findKnown({ id, userId, kind }: PlanAttempt): Promise<SubscriptionVerification | undefined> {
    const subscription = await this.subscriptions.findOfAttempt(id);
    if (!subscription) return undefined;
    return answerForSubscription(subscription, await this.access.isOpen(userId, [kind]));
  }

  private async fulfil(attempt: PlanAttempt, sessionId: string): Promise<SubscriptionVerification> {
    const outcome = await waitOrUnavailable(
      this.planSessions.fulfil(sessionId),
      'We could not reach our payment provider to confirm your plan. Please refresh in a moment; a plan that was started is not lost.',
    );
    if (outcome !== 'synced') return answerWithoutSubscription(attempt.kind, outcome);
    const answer = await this.findKnown(attempt);
    if (!answer) throw new Error(`session ${sessionId} began a plan, and no subscription says so`);
    return answer;
  }
}
