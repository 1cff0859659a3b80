import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CheckoutAttempts, type Attempt } from '../attempts/checkout-attempts.service.js';
import { AuditLog } from '../audit/audit-log.js';
import { PaymentNotifier } from '../payments/payment-notifier.js';
import { getMoneyStanding } from '../payments/money-standing.js';
import { Payments, type KnownPayment } from '../payments/payments.service.js';
import { Refunds } from '../payments/refunds.service.js';
import { PreviewSales } from '../preview-sales/preview-sales.service.js';
import type { ArrivedPayment } from './paid-session.js';
import type { SessionFacts } from './session-facts.js';

/** The payment waits for its buyer and grants nothing. Runs under the preview's lock. */
@Injectable()
export class PaidPreview {
  constructor(
    private readonly attempts: CheckoutAttempts,
    private readonly payments: Payments,
    private readonly refunds: Refunds,
    private readonly sales: PreviewSales,
    private readonly paymentNotifier: PaymentNotifier,
    private readonly audit: AuditLog,
  ) {}

  async take(
    manager: EntityManager,
    attempt: Attempt,
    { sessionId, buyerEmail }: SessionFacts,
    { paymentIntent, paidAt, refundedAmount, refunds, dispute }: ArrivedPayment,
  ): Promise<void> {
    const { id: attemptId, tripId, amount, currency } = attempt;
    const sums = { amount, currency, paidAt, refundedAmount, refunds, dispute };
    await this.attempts.complete(manager, attemptId, sessionId);
    const { before, after } = await this.payments.record(manager, {
      ...sums,
      paymentIntent,
      sessionId,
      attemptId,
      userId: null,
      tripId,
    });
    await this.paymentNotifier.enqueue(manager, before, after);
    if (await this.sales.markPaid(manager, { attemptId, paymentIntent, paidAt, buyerEmail })) {
      await this.payments.holdBack(manager, paymentIntent, 'unclaimed');
      await this.audit.add(manager, {
        action: 'preview.paid',
        userId: null,
        subject: paymentIntent,
        detail: { attemptId, previewId: tripId },
      });
      if (await this.sales.isSold(manager, tripId, attemptId))
        await this.giveBack(manager, attemptId, paymentIntent);
    }
    if (getMoneyStanding(after) === 'gone') await this.sales.settle(manager, attemptId);
    else if (before?.disputeState === 'lost' && getMoneyStanding(after) === 'good')
      await this.restore(manager, after, attemptId, buyerEmail);
  }

  /** An appeal reversed a lost dispute; the preview may have been sold to another meanwhile. */
  private async restore(
    manager: EntityManager,
    { paymentIntent: subject, tripId }: KnownPayment,
    attemptId: string,
    buyerEmail: string | null,
  ): Promise<void> {
    if (await this.sales.isSold(manager, tripId, attemptId))
      return this.giveBack(manager, attemptId, subject);
    await this.sales.waitAgain(manager, attemptId, buyerEmail);
    const detail = { attemptId, previewId: tripId };
    await this.audit.add(manager, { action: 'preview.restored', userId: null, subject, detail });
  }

  /** Two browsers paid for one preview: the first payment keeps it. */
  private async giveBack(manager: EntityManager, attemptId: string, paymentIntent: string): Promise<void> {
    await this.refunds.request(manager, paymentIntent, 'duplicate');
    await this.sales.settle(manager, attemptId);
  }
}
