import { Injectable, Logger } from '@nestjs/common';
import { Stripe } from 'stripe';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { Invoices } from '../invoices/invoices.service.js';
import { isStripeAway } from '../stripe/stripe-failure.js';
import { Subscription } from './subscription.entity.js';
import { markEnded, markEndFailed, requestEnd } from './subscription.queries.js';
import { givesMoneyBack, type EndReason } from './subscription-rules.js';

const ATTEMPTS = 10;

/** An end is requested in a transaction and made, with its refunds, by a job after it. */
@Injectable()
export class SubscriptionEnds {
  private readonly logger = new Logger('subscriptions');

  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: Stripe,
    private readonly invoices: Invoices,
    private readonly audit: AuditLog,
  ) {}

  async request(
    manager: EntityManager,
    subscription: Pick<Subscription, 'stripeId' | 'userId'>,
    reason: EndReason,
  ): Promise<void> {
    const { stripeId, userId } = subscription;
    if (!(await requestEnd(manager, stripeId, reason))) return;
    await this.audit.add(manager, {
      action: 'subscription.end-requested',
      userId,
      subject: stripeId,
      detail: { reason },
    });
  }

  /** Idempotent. */
  async carryOut(stripeId: string): Promise<void> {
    const subscription = await this.dataSource.manager.findOneBy(Subscription, { stripeId });
    const { endState, endReason, userId } = subscription ?? {};
    if (endState !== 'requested' || !endReason) return;
    try {
      await this.endAtStripe(stripeId);
      if (givesMoneyBack(endReason)) await this.invoices.giveBack(stripeId);
    } catch (error) {
      return this.noteFailure(stripeId, error);
    }
    await this.dataSource.transaction(async (manager) => {
      if (!(await markEnded(manager, stripeId))) return;
      await this.audit.add(manager, {
        action: 'subscription.ended',
        userId: userId ?? null,
        subject: stripeId,
        detail: { reason: endReason },
      });
    });
  }

  private async endAtStripe(stripeId: string): Promise<void> {
    const { status } = await this.stripe.subscriptions.retrieve(stripeId);
    if (status === 'canceled' || status === 'incomplete_expired') return;
    await this.stripe.subscriptions.cancel(stripeId, { prorate: false, invoice_now: false });
  }

  private async noteFailure(stripeId: string, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    const now = await markEndFailed(this.dataSource.manager, stripeId, {
      limit: ATTEMPTS,
      stripeIsAway: isStripeAway(error),
    });
    if (!now) return;
    const entry = { message: 'subscription not ended', stripeId, attempts: now.attempts, reason };
    if (now.state !== 'failed') return this.logger.warn(entry);
    this.logger.error({
      ...entry,
      alarm: 'subscription-end-failed',
      message: 'ending a subscription given up, a person must look',
    });
    await this.audit.add(this.dataSource.manager, {
      action: 'subscription.end-failed',
      userId: null,
      subject: stripeId,
      detail: { reason },
    });
  }
}
