import { Injectable, Logger } from '@nestjs/common';
import { Stripe } from 'stripe';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { isStripeAway } from '../stripe/stripe-failure.js';
import { markRefunded, markRefundFailed, requestRefund } from './payment.queries.js';
import { PaymentNotifier } from './payment-notifier.js';
import { Payments } from './payments.service.js';

const ATTEMPTS = 10;

/** A refund is requested in a transaction and made by a job after it. */
@Injectable()
export class Refunds {
  private readonly logger = new Logger('refunds');

  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: Stripe,
    private readonly payments: Payments,
    private readonly notifier: PaymentNotifier,
    private readonly audit: AuditLog,
  ) {}

  async request(manager: EntityManager, paymentIntent: string, reason: string): Promise<void> {
    if (!(await requestRefund(manager, paymentIntent, reason))) return;
    await this.audit.add(manager, {
      action: 'refund.requested',
      userId: null,
      subject: paymentIntent,
      detail: { reason },
    });
  }

  /** Idempotent. */
  async carryOut(paymentIntent: string): Promise<void> {
    const payment = await this.payments.find(paymentIntent);
    if (payment?.refundState !== 'requested') return;
    try {
      await this.refundAtStripe(paymentIntent, payment.refundAttempts);
    } catch (error) {
      return this.noteFailure(paymentIntent, error);
    }
    await this.dataSource.transaction(async (manager) => {
      if (!(await markRefunded(manager, paymentIntent))) return;
      await this.notifier.enqueue(manager, payment, {
        ...payment,
        refundState: 'refunded',
        refundedAmount: payment.amount,
      });
      await this.audit.add(manager, {
        action: 'refund.done',
        userId: payment.userId,
        subject: paymentIntent,
      });
    });
  }

  /** Stripe refuses to refund more than was paid, so a new key after a failure cannot pay twice. */
  private async refundAtStripe(paymentIntent: string, tries: number): Promise<void> {
    try {
      await this.stripe.refunds.create(
        { payment_intent: paymentIntent },
        { idempotencyKey: `refund-${paymentIntent}-${tries}` },
      );
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return;
      throw error;
    }
  }

  private async noteFailure(paymentIntent: string, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    const now = await markRefundFailed(this.dataSource.manager, paymentIntent, {
      limit: ATTEMPTS,
      stripeIsAway: isStripeAway(error),
    });
    if (!now) return;
    const entry = { message: 'refund not done', paymentIntent, attempts: now.attempts, reason };
    if (now.state !== 'failed') return this.logger.warn(entry);
    this.logger.error({ ...entry, alarm: 'refund-failed', message: 'refund given up, a person must look' });
    await this.audit.add(this.dataSource.manager, {
      action: 'refund.failed',
      userId: null,
      subject: paymentIntent,
      detail: { reason },
    });
  }
}
