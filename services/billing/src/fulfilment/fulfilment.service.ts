import { Inject, Injectable, Logger } from '@nestjs/common';
import { KIT_ENV } from '@landsea/nest-kit';
import { Stripe } from 'stripe';
import { DataSource, type EntityManager } from 'typeorm';
import { CheckoutAttempts, isUnlock, type Attempt } from '../attempts/checkout-attempts.service.js';
import { AuditLog } from '../audit/audit-log.js';
import { lockPayer } from '../entitlements/payer-lock.js';
import type { BillingEnv } from '../env.js';
import { Payments } from '../payments/payments.service.js';
import { isLiveKey } from '../stripe/stripe-client.js';
import { fetchMoneyBack, type MoneyEvent } from './fetch-money-back.js';
import { PaidPreview } from './paid-preview.js';
import { PaidSession } from './paid-session.js';
import { SESSION_EXPANSIONS, readSessionFacts, type SessionFacts } from './session-facts.js';
import { listSessionMismatches } from './session-mismatch.js';

/**
 * foreign: not a session of ours for a trip; refused: paid, but not as requested; processing: the bank has
 * not answered.
 */
export type FulfilOutcome = 'foreign' | 'refused' | 'open' | 'expired' | 'failed' | 'processing' | 'paid';

/** Idempotent: it reads the session as it is now and converges, in any order and concurrently. */
@Injectable()
export class Fulfilment {
  private readonly logger = new Logger('fulfilment');
  private readonly livemode: boolean;

  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: Stripe,
    private readonly attempts: CheckoutAttempts,
    private readonly paidSession: PaidSession,
    private readonly payments: Payments,
    private readonly paidPreview: PaidPreview,
    private readonly audit: AuditLog,
    @Inject(KIT_ENV) env: BillingEnv,
  ) {
    this.livemode = isLiveKey(env.STRIPE_SECRET_KEY);
  }

  /** @throws Stripe.errors.StripeError when Stripe does not answer; nothing has changed then. */
  async fulfil(sessionId: string): Promise<FulfilOutcome> {
    const facts = await this.look(sessionId);
    return this.dataSource.transaction((manager) => this.converge(manager, facts));
  }

  /**
   * Calls Stripe; never inside a transaction.
   * @param moneyEvent set when an event was about refunds or disputes, which are then fetched.
   */
  async look(sessionId: string, moneyEvent?: MoneyEvent): Promise<SessionFacts> {
    const facts = readSessionFacts(
      await this.stripe.checkout.sessions.retrieve(sessionId, { expand: SESSION_EXPANSIONS }),
    );
    const { payment } = facts;
    if (!payment) return facts;
    return { ...facts, payment: { ...payment, ...(await fetchMoneyBack(this.stripe, payment, moneyEvent)) } };
  }

  async findSession(paymentIntent: string): Promise<string | undefined> {
    const known = await this.payments.find(paymentIntent);
    if (known?.sessionId) return known.sessionId;
    const { data } = await this.stripe.checkout.sessions.list({ payment_intent: paymentIntent, limit: 1 });
    return data[0]?.id;
  }

  async converge(manager: EntityManager, facts: SessionFacts): Promise<FulfilOutcome> {
    const attempt = facts.attemptId ? await this.lockAttempt(manager, facts.attemptId) : null;
    if (!attempt) return 'foreign';
    if (facts.status !== 'complete') return this.endUnpaid(manager, attempt, facts, facts.status);
    if (facts.paymentStatus === 'unpaid')
      return this.endUnpaid(manager, attempt, facts, facts.payment?.failed ? 'failed' : 'processing');
    const userId = attempt.kind === 'preview' ? undefined : (attempt.userId ?? undefined);
    const differences = listSessionMismatches(facts, { ...attempt, userId, livemode: this.livemode });
    if (differences.length > 0 || !facts.payment?.paidAt)
      return this.refuse(manager, attempt, facts, differences);
    const payment = { ...facts.payment, paidAt: facts.payment.paidAt };
    if (attempt.userId === null) {
      await this.paidPreview.take(manager, attempt, facts, payment);
      return 'paid';
    }
    await this.paidSession.take(manager, { ...attempt, userId: attempt.userId }, facts.sessionId, payment);
    return 'paid';
  }

  /** The lock on the preview comes before that of its buyer everywhere. */
  private async lockAttempt(manager: EntityManager, attemptId: string): Promise<Attempt | null> {
    const before = await this.attempts.findIn(manager, attemptId);
    if (!isUnlock(before)) return null;
    await lockPayer(manager, before.kind === 'preview' ? before.tripId : (before.userId ?? before.id));
    if (before.kind !== 'preview') return before;
    const attempt = await this.attempts.findIn(manager, attemptId);
    if (!isUnlock(attempt)) return null;
    if (attempt.userId) await lockPayer(manager, attempt.userId);
    return attempt;
  }

  private async endUnpaid(
    manager: EntityManager,
    attempt: Attempt,
    facts: SessionFacts,
    outcome: 'open' | 'expired' | 'failed' | 'processing',
  ): Promise<FulfilOutcome> {
    const ours = attempt.sessionId === null || attempt.sessionId === facts.sessionId;
    if (ours && (outcome === 'expired' || outcome === 'failed'))
      await this.attempts.end(manager, attempt.id, outcome);
    return outcome;
  }

  private async refuse(
    manager: EntityManager,
    attempt: Attempt,
    facts: SessionFacts,
    differences: string[],
  ): Promise<FulfilOutcome> {
    const subject = facts.sessionId;
    this.logger.error({
      message: 'a paid session is not what was asked for, a person must look',
      subject,
      differences,
    });
    await this.audit.add(manager, {
      action: 'payment.refused',
      userId: attempt.userId,
      subject,
      detail: { differences },
    });
    return 'refused';
  }
}
