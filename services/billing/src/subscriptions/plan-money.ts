import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { lockPayer } from '../entitlements/payer-lock.js';
import type { MoneyEvent } from '../fulfilment/fetch-money-back.js';
import { Invoices, type KnownInvoice } from '../invoices/invoices.service.js';
import { PlanAccesses } from './plan-access.service.js';
import { SubscriptionEnds } from './subscription-ends.service.js';
import { markDisputed } from './subscription.queries.js';

/**
 * A disputed payment suspends the plan; a lost dispute ends it at Stripe; a won one restores it. Each is an
 * alarm.
 */
@Injectable()
export class PlanMoney {
  private readonly logger = new Logger('subscriptions');

  constructor(
    private readonly dataSource: DataSource,
    private readonly invoices: Invoices,
    private readonly ends: SubscriptionEnds,
    private readonly access: PlanAccesses,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @param also runs in the transaction that stores it.
   * @returns false when the payment is no plan's.
   * @throws Stripe.errors.StripeError when Stripe does not answer.
   */
  async follow(
    { paymentIntent, moneyEvent }: { paymentIntent: string; moneyEvent: MoneyEvent },
    also: (manager: EntityManager) => Promise<void>,
  ): Promise<boolean> {
    const invoice = await this.invoices.findOfPayment(paymentIntent);
    if (!invoice) return false;
    const seen = await this.invoices.lookAtMoney(paymentIntent, moneyEvent);
    await this.dataSource.transaction(async (manager) => {
      await lockPayer(manager, invoice.userId);
      const { before, after } = await this.invoices.recordMoney(manager, invoice.stripeId, seen);
      if (after.refundsFailed > before.refundsFailed) await this.refundFailed(manager, after);
      if (after.disputeState !== before.disputeState) await this.applyDispute(manager, after);
      await also(manager);
    });
    return true;
  }

  private async applyDispute(manager: EntityManager, invoice: KnownInvoice): Promise<void> {
    const { stripeId: subject, subscriptionId, userId, disputeState } = invoice;
    this.logger.error({
      alarm: 'plan-disputed',
      message: 'a dispute about what a plan charged has a new state',
      subject,
      subscriptionId,
      state: disputeState,
    });
    await this.audit.add(manager, {
      action: `dispute.${disputeState}`,
      userId,
      subject,
      detail: { subscriptionId },
    });
    await markDisputed(manager, subscriptionId);
    if (disputeState === 'lost')
      await this.ends.request(manager, { stripeId: subscriptionId, userId }, 'payment-disputed');
    await this.access.settle(manager, userId);
  }

  private async refundFailed(manager: EntityManager, invoice: KnownInvoice): Promise<void> {
    const { stripeId: subject, userId, refundsFailed } = invoice;
    this.logger.error({
      alarm: 'refund-failed',
      message: 'a bank sent a refund of an invoice back, a person must look',
      subject,
      refundsFailed,
    });
    await this.audit.add(manager, { action: 'refund.failed', userId, subject, detail: { refundsFailed } });
  }
}
