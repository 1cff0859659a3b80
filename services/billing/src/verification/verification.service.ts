import { Injectable, Logger } from '@nestjs/common';
import { makeNotFound, type Principal } from '@landsea/nest-kit';
import type { PaymentVerification, VerifyPayment } from '@landsea/contracts/billing';
import { CheckoutAttempts } from '../attempts/checkout-attempts.service.js';
import { Entitlements } from '../entitlements/entitlements.service.js';
import { Fulfilment } from '../fulfilment/fulfilment.service.js';
import { getMoneyReturn } from '../payments/money-standing.js';
import { Payments } from '../payments/payments.service.js';
import { makeProviderUnavailable, classifyStripeFailure } from '../stripe/stripe-failure.js';
import { OutboxFlush } from '../outbox-flush/outbox-flush.js';
import { answerForOutcome, answerForPayment } from './verification-answer.js';

@Injectable()
export class Verification {
  private readonly logger = new Logger('verification');

  constructor(
    private readonly attempts: CheckoutAttempts,
    private readonly fulfilment: Fulfilment,
    private readonly payments: Payments,
    private readonly entitlements: Entitlements,
    private readonly outboxFlush: OutboxFlush,
  ) {}

  async verify(user: Principal, { sessionId, tripId }: VerifyPayment): Promise<PaymentVerification> {
    if (!(await this.attempts.findOwn(sessionId, user.userId, tripId))) throw makeNotFound();
    const answer = (await this.findKnown(sessionId)) ?? (await this.fulfil(sessionId));
    if (answer.success) await this.pushGrant(user.userId, tripId);
    return answer;
  }

  /** A processed payment needs no second call: a reload works while Stripe is down. */
  async findKnown(sessionId: string): Promise<PaymentVerification | undefined> {
    const payment = await this.payments.findBySession(sessionId);
    if (!payment?.fulfilledAt || !payment.userId) return undefined;
    const grant = await this.entitlements.findOfPayment(payment.paymentIntent);
    const tripUnlocked = await this.entitlements.isUnlocked(payment.userId, payment.tripId);
    return answerForPayment({
      grant: grant?.state ?? null,
      tripUnlocked,
      holdReason: payment.holdReason,
      returned: getMoneyReturn(payment),
    });
  }

  private async fulfil(sessionId: string): Promise<PaymentVerification> {
    const outcome = await this.fulfilment.fulfil(sessionId).catch((error: unknown) => {
      classifyStripeFailure(error);
      throw makeProviderUnavailable(
        'We could not reach our payment provider to confirm your payment. Please refresh in a moment; a payment that was made is not lost.',
        error,
      );
    });
    if (outcome !== 'paid') return answerForOutcome(outcome);
    const answer = await this.findKnown(sessionId);
    if (!answer) throw new Error(`session ${sessionId} is paid, and no payment says so`);
    return answer;
  }

  private async pushGrant(userId: string, tripId: string): Promise<void> {
    if (await this.outboxFlush.waitUntilDelivered(() => this.entitlements.isGrantDelivered(userId, tripId)))
      return;
    this.logger.warn({ message: 'trips does not know of the grant yet, the relay will deliver it', tripId });
  }
}
