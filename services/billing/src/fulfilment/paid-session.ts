import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { CheckoutAttempts, type TripAttempt } from '../attempts/checkout-attempts.service.js';
import { AuditLog } from '../audit/audit-log.js';
import { Entitlements, type PaidTrip } from '../entitlements/entitlements.service.js';
import { KnownTrips } from '../entitlements/known-trips.js';
import { getMoneyStanding } from '../payments/money-standing.js';
import { PaymentNotifier } from '../payments/payment-notifier.js';
import { Payments, type KnownPayment } from '../payments/payments.service.js';
import { Refunds } from '../payments/refunds.service.js';
import type { PaymentFacts } from './session-facts.js';

export interface ArrivedPayment extends PaymentFacts {
  paidAt: Date;
}

/** Runs in one transaction under `lockPayer`. */
@Injectable()
export class PaidSession {
  constructor(
    private readonly attempts: CheckoutAttempts,
    private readonly payments: Payments,
    private readonly refunds: Refunds,
    private readonly entitlements: Entitlements,
    private readonly trips: KnownTrips,
    private readonly paymentNotifier: PaymentNotifier,
    private readonly audit: AuditLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async take(
    manager: EntityManager,
    attempt: TripAttempt,
    sessionId: string,
    paid: ArrivedPayment,
  ): Promise<void> {
    const { userId, tripId, amount, currency } = attempt;
    const { paymentIntent, paidAt, refundedAmount, refunds, dispute } = paid;
    await this.attempts.complete(manager, attempt.id, sessionId);
    const { before, after } = await this.payments.record(manager, {
      paymentIntent,
      sessionId,
      attemptId: attempt.id,
      userId,
      tripId,
      amount,
      currency,
      paidAt,
      refundedAmount,
      refunds,
      dispute,
    });
    await this.paymentNotifier.enqueue(manager, before, after);
    if (before?.disputeState === 'lost' && getMoneyStanding(after) === 'good')
      await this.entitlements.restore(manager, paymentIntent);
    await this.entitlements.settle(manager, userId);
    if (after.fulfilledAt) return;
    const outcome = await this.giveWhatIsPaid(manager, { userId, tripId, paymentIntent, paidAt }, after);
    await this.payments.markFulfilled(
      manager,
      paymentIntent,
      this.clock(),
      outcome === 'active' ? null : outcome,
    );
    await this.audit.add(manager, {
      action: 'payment.fulfilled',
      userId,
      subject: paymentIntent,
      detail: { attemptId: attempt.id, tripId, outcome },
    });
  }

  private async giveWhatIsPaid(
    manager: EntityManager,
    paid: PaidTrip,
    payment: KnownPayment,
  ): Promise<string> {
    const standing = getMoneyStanding(payment);
    if (standing === 'good') return this.give(manager, paid);
    return this.entitlements.recordWithout(manager, paid, standing === 'gone' ? 'revoked' : 'suspended');
  }

  /** @returns `active`, or why the trip is not unlocked by this payment. */
  private async give(manager: EntityManager, paid: PaidTrip): Promise<string> {
    const trip = (await this.trips.listFacts(manager, [paid.tripId])).get(paid.tripId);
    if (trip?.deleted) return this.giveBack(manager, paid, 'trip-deleted');
    if (await this.entitlements.holds(manager, paid.userId, paid.tripId))
      return this.giveBack(manager, paid, 'duplicate');
    return this.entitlements.grant(manager, paid, trip);
  }

  private async giveBack(
    manager: EntityManager,
    paid: PaidTrip,
    reason: 'trip-deleted' | 'duplicate',
  ): Promise<string> {
    await this.refunds.request(manager, paid.paymentIntent, reason);
    return reason;
  }
}
