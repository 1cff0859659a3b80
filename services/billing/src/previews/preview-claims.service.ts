import { Injectable } from '@nestjs/common';
import { DomainError, makeNotFound, Outbox, type Principal, hashSecret } from '@landsea/nest-kit';
import type { PaymentVerification } from '@landsea/contracts/billing';
import type { ClaimedPreview, ClaimPreview } from '@landsea/contracts/trip';
import { DataSource, type EntityManager } from 'typeorm';
import { CheckoutAttempts, type Attempt } from '../attempts/checkout-attempts.service.js';
import { AuditLog } from '../audit/audit-log.js';
import { Entitlements } from '../entitlements/entitlements.service.js';
import { KnownTrips } from '../entitlements/known-trips.js';
import { lockPayer } from '../entitlements/payer-lock.js';
import { Fulfilment, type FulfilOutcome } from '../fulfilment/fulfilment.service.js';
import type { SessionFacts } from '../fulfilment/session-facts.js';
import { getMoneyReturn } from '../payments/money-standing.js';
import { Payments } from '../payments/payments.service.js';
import { PreviewSales, type Sale } from '../preview-sales/preview-sales.service.js';
import { makeProviderUnavailable, classifyStripeFailure } from '../stripe/stripe-failure.js';
import { OutboxFlush } from '../outbox-flush/outbox-flush.js';
import { answerForOutcome, answerForPayment } from '../verification/verification-answer.js';
import { Verification } from '../verification/verification.service.js';
import { isTripMade } from './preview-claim.queries.js';

const ON_ITS_WAY =
  'Your payment is safe and the trip is yours. It is being set up and opens in a moment; please try again.';

@Injectable()
export class PreviewClaims {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: CheckoutAttempts,
    private readonly fulfilment: Fulfilment,
    private readonly payments: Payments,
    private readonly sales: PreviewSales,
    private readonly entitlements: Entitlements,
    private readonly trips: KnownTrips,
    private readonly verification: Verification,
    private readonly outboxFlush: OutboxFlush,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @param browserSecret the buyer's cookie; the mailed token serves as well.
   * @throws DomainError NOT_FOUND for a session that is unknown, of another kind or not the caller's.
   */
  async claim(
    { userId, isDemo }: Principal,
    { sessionId, token }: ClaimPreview,
    browserSecret: string | undefined,
  ): Promise<ClaimedPreview> {
    if (isDemo)
      throw new DomainError({
        code: 'DEMO_RESTRICTED',
        message: 'The demo account cannot own a paid trip. Sign in to your own account, or create one.',
      });
    const attempt = await this.attempts.findPreview(sessionId);
    if (!attempt || !(await this.isTheirs(attempt, userId, [browserSecret, token]))) throw makeNotFound();
    const known = attempt.userId === userId ? await this.verification.findKnown(sessionId) : undefined;
    const answer = known ?? (await this.claimPaid(attempt, sessionId, userId));
    const { tripId } = attempt;
    if (!answer.success) return { ...answer, tripId };
    const isDelivered = await this.outboxFlush.waitUntilDelivered(
      async () =>
        (await isTripMade(this.dataSource, tripId)) && this.entitlements.isGrantDelivered(userId, tripId),
    );
    return isDelivered
      ? { ...answer, tripId }
      : { success: false, state: 'processing', message: ON_ITS_WAY, tripId };
  }

  private async isTheirs(
    { id, userId: owner, buyerHash }: Attempt,
    userId: string,
    secrets: (string | undefined)[],
  ): Promise<boolean> {
    if (owner !== null) return owner === userId;
    const hashes = [buyerHash, ...((await this.sales.find(id))?.mailedHashes ?? [])];
    return secrets.some((secret) => secret !== undefined && hashes.includes(hashSecret(secret)));
  }

  private async claimPaid(attempt: Attempt, sessionId: string, userId: string): Promise<PaymentVerification> {
    const facts = await this.fulfilment.look(sessionId).catch((error: unknown) => {
      classifyStripeFailure(error);
      throw makeProviderUnavailable(
        'We could not reach our payment provider to confirm your payment. Please try again in a moment; a payment that was made is not lost.',
        error,
      );
    });
    const outcome = await this.dataSource.transaction((manager) =>
      this.take(manager, attempt, facts, userId),
    );
    if (outcome !== 'paid') return answerForOutcome(outcome);
    return (await this.verification.findKnown(sessionId)) ?? this.refuseNothingToClaim(sessionId);
  }

  private async refuseNothingToClaim(sessionId: string): Promise<PaymentVerification> {
    const payment = await this.payments.findBySession(sessionId);
    const returned = payment && getMoneyReturn(payment);
    return answerForPayment({ grant: null, tripUnlocked: false, holdReason: null, returned });
  }

  private async take(
    manager: EntityManager,
    { id, tripId }: Attempt,
    facts: SessionFacts,
    userId: string,
  ): Promise<FulfilOutcome> {
    await lockPayer(manager, tripId);
    const outcome = await this.fulfilment.converge(manager, facts);
    const now = await this.attempts.findIn(manager, id);
    if (outcome !== 'paid' || now?.userId === userId) return outcome;
    if (now?.userId) throw makeNotFound('claimed by another at the same moment');
    const payment = await this.payments.findBySessionIn(manager, facts.sessionId);
    const sale = await this.sales.findIn(manager, id);
    if (!payment || !sale || sale.settledAt) return 'paid';
    await this.attempts.claim(manager, id, userId);
    await this.payments.assignOwner(manager, payment.paymentIntent, userId);
    await this.publishClaim(manager, sale, userId);
    await this.audit.add(manager, {
      action: 'preview.claimed',
      userId,
      subject: payment.paymentIntent,
      detail: { attemptId: id, tripId },
    });
    return this.fulfilment.converge(manager, facts);
  }

  private async publishClaim(
    manager: EntityManager,
    { attemptId, previewId, tripName: name, startDate, endDate }: Sale,
    userId: string,
  ): Promise<void> {
    const facts = { tripId: previewId, ownerId: userId, name, startDate, endDate };
    await this.trips.remember(manager, { ...facts, archived: false, deleted: false, version: 0 });
    await this.sales.settle(manager, attemptId);
    await this.outbox.add(manager, 'billing.preview-claimed', { previewId, userId });
  }
}
