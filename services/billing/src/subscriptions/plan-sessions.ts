import { Injectable } from '@nestjs/common';
import { Stripe } from 'stripe';
import { DataSource, type EntityManager } from 'typeorm';
import { CheckoutAttempts, isPlanAttempt, type PlanAttempt } from '../attempts/checkout-attempts.service.js';
import { lockPayer } from '../entitlements/payer-lock.js';
import { Subscriptions, type SyncOutcome } from './subscriptions.service.js';

export type PlanSessionOutcome = SyncOutcome | 'open' | 'expired';

@Injectable()
export class PlanSessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: Stripe,
    private readonly attempts: CheckoutAttempts,
    private readonly subscriptions: Subscriptions,
  ) {}

  /**
   * Idempotent.
   * @param also runs in the transaction that stores it.
   * @throws Stripe.errors.StripeError when Stripe does not answer; nothing has changed then.
   */
  async fulfil(
    sessionId: string,
    also?: (manager: EntityManager) => Promise<void>,
  ): Promise<PlanSessionOutcome> {
    const session = await this.stripe.checkout.sessions.retrieve(sessionId);
    const subscription = subscriptionOf(session);
    if (session.status === 'complete' && subscription) return this.subscriptions.sync(subscription, also);
    const attempt = session.client_reference_id
      ? await this.attempts.find(session.client_reference_id)
      : null;
    return this.dataSource.transaction(async (manager) => {
      await also?.(manager);
      if (!isPlanAttempt(attempt)) return 'foreign';
      if (session.status !== 'expired') return 'open';
      return this.expire(manager, attempt, sessionId);
    });
  }

  private async expire(
    manager: EntityManager,
    attempt: PlanAttempt,
    sessionId: string,
  ): Promise<PlanSessionOutcome> {
    await lockPayer(manager, attempt.userId);
    if (attempt.sessionId === null || attempt.sessionId === sessionId)
      await this.attempts.end(manager, attempt.id, 'expired');
    return 'expired';
  }
}

const subscriptionOf = ({ subscription }: Stripe.Checkout.Session): string | undefined =>
  typeof subscription === 'string' ? subscription : subscription?.id;
