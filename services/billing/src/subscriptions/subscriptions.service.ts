import { Inject, Injectable, Logger } from '@nestjs/common';
import { CLOCK, KIT_ENV, type Clock } from '@landsea/nest-kit';
import { Stripe } from 'stripe';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { CheckoutAttempts, isPlanAttempt } from '../attempts/checkout-attempts.service.js';
import { AuditLog } from '../audit/audit-log.js';
import { lockPayer } from '../entitlements/payer-lock.js';
import type { BillingEnv } from '../env.js';
import { Invoices } from '../invoices/invoices.service.js';
import type { InvoiceFacts } from '../invoices/invoice-facts.js';
import { isLiveKey } from '../stripe/stripe-client.js';
import {
  SUBSCRIPTION_EXPANSIONS,
  readSubscriptionFacts,
  type SubscriptionFacts,
} from './subscription-facts.js';
import { listSubscriptionMismatches } from './subscription-mismatch.js';
import { SeenSubscription } from './seen-subscription.js';
import { Subscription } from './subscription.entity.js';
import { isLive } from './subscription-rules.js';
import { Trial } from './trial.entity.js';

export type KnownSubscription = Readonly<Subscription>;

/** foreign: none of ours; refused: not as requested; synced: our rows equal Stripe's. */
export type SyncOutcome = 'foreign' | 'refused' | 'synced';

/** Each lost round was won by a concurrent sync; more mean a bug. */
const ROUNDS = 20;

interface Look {
  facts: SubscriptionFacts;
  invoices: InvoiceFacts[];
}

@Injectable()
export class Subscriptions {
  private readonly logger = new Logger('subscriptions');
  private readonly livemode: boolean;

  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: Stripe,
    private readonly attempts: CheckoutAttempts,
    private readonly invoices: Invoices,
    private readonly seen: SeenSubscription,
    private readonly audit: AuditLog,
    @Inject(KIT_ENV) env: BillingEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.livemode = isLiveKey(env.STRIPE_SECRET_KEY);
  }

  listOfUser(userId: string): Promise<Subscription[]> {
    return this.dataSource.manager.find(Subscription, { where: { userId }, order: { startedAt: 'DESC' } });
  }

  findOfAttempt(attemptId: string): Promise<Subscription | null> {
    return this.dataSource.manager.findOneBy(Subscription, { attemptId });
  }

  async listLive(manager: EntityManager, userId: string): Promise<Subscription[]> {
    const own = await manager.findBy(Subscription, { userId, endReason: IsNull() });
    return own.filter(isLive);
  }

  async getStanding(stripeId: string): Promise<string | undefined> {
    const known = await this.dataSource.manager.findOneBy(Subscription, { stripeId });
    return known ? JSON.stringify([known.status, known.itemPeriodEnd, known.cancelAt]) : undefined;
  }

  hadTrial(userId: string): Promise<boolean> {
    return this.hadTrialIn(this.dataSource.manager, userId);
  }

  hadTrialIn(manager: EntityManager, userId: string): Promise<boolean> {
    return manager.existsBy(Trial, { userId });
  }

  /**
   * Converges under concurrency: after a concurrent write it reads Stripe again, so an older state never
   * replaces a newer one.
   * @param also runs in the transaction that stores it.
   * @throws Stripe.errors.StripeError when Stripe does not answer; nothing has changed then.
   */
  async sync(stripeId: string, also?: (manager: EntityManager) => Promise<void>): Promise<SyncOutcome> {
    for (let round = 0; round < ROUNDS; round += 1) {
      const version = await this.getVersion(this.dataSource.manager, stripeId);
      const look = await this.look(stripeId);
      const outcome = await this.dataSource.transaction(async (manager) => {
        const converged = await this.converge(manager, look, version);
        if (converged !== 'overtaken') await also?.(manager);
        return converged;
      });
      if (outcome !== 'overtaken') return outcome;
    }
    throw new Error(`subscription ${stripeId} was written by others in each of ${ROUNDS} tries`);
  }

  private async look(stripeId: string): Promise<Look> {
    const [subscription, invoices] = await Promise.all([
      this.stripe.subscriptions.retrieve(stripeId, { expand: SUBSCRIPTION_EXPANSIONS }),
      this.invoices.look(stripeId),
    ]);
    return { facts: readSubscriptionFacts(subscription), invoices };
  }

  private async getVersion(manager: EntityManager, stripeId: string): Promise<number> {
    return (await manager.findOneBy(Subscription, { stripeId }))?.version ?? 0;
  }

  private async converge(
    manager: EntityManager,
    { facts, invoices }: Look,
    version: number,
  ): Promise<SyncOutcome | 'overtaken'> {
    const attempt = facts.attemptId ? await this.attempts.findIn(manager, facts.attemptId) : null;
    if (!isPlanAttempt(attempt)) return 'foreign';
    await lockPayer(manager, attempt.userId);
    if ((await this.getVersion(manager, facts.stripeId)) !== version) return 'overtaken';
    const differences = listSubscriptionMismatches(facts, { ...attempt, livemode: this.livemode });
    if (differences.length > 0) return this.refuse(manager, attempt.userId, facts.stripeId, differences);
    await this.attempts.complete(manager, attempt.id);
    await this.seen.write(manager, attempt, facts, { version: version + 1, fetchedAt: this.clock() });
    await this.invoices.record(manager, facts.stripeId, attempt.userId, invoices);
    return 'synced';
  }

  private async refuse(
    manager: EntityManager,
    userId: string,
    subject: string,
    differences: string[],
  ): Promise<SyncOutcome> {
    this.logger.error({
      message: 'a subscription is not what was asked for, a person must look',
      subject,
      differences,
    });
    await this.audit.add(manager, {
      action: 'subscription.refused',
      userId,
      subject,
      detail: { differences },
    });
    return 'refused';
  }
}
