import { Injectable } from '@nestjs/common';
import { Not, type EntityManager } from 'typeorm';
import type { PlanAttempt } from '../attempts/checkout-attempts.service.js';
import { AuditLog } from '../audit/audit-log.js';
import { Customers } from '../customers/customers.service.js';
import { PlanAccesses } from './plan-access.service.js';
import { SubscriptionEnds } from './subscription-ends.service.js';
import type { SubscriptionFacts } from './subscription-facts.js';
import { Subscription } from './subscription.entity.js';
import { takeTrial } from './subscription.queries.js';
import { isStartedLater, isLive, getPastDueSince, type EndReason } from './subscription-rules.js';

/** Runs in one transaction under `lockPayer`. */
@Injectable()
export class SeenSubscription {
  constructor(
    private readonly customers: Customers,
    private readonly ends: SubscriptionEnds,
    private readonly access: PlanAccesses,
    private readonly audit: AuditLog,
  ) {}

  async write(
    manager: EntityManager,
    attempt: PlanAttempt,
    facts: SubscriptionFacts,
    look: { version: number; fetchedAt: Date },
  ): Promise<void> {
    const { userId, kind: plan } = attempt;
    const { stripeId, status } = facts;
    const known = await manager.findOneBy(Subscription, { stripeId });
    const endReason = known?.endReason ?? (await this.explainEnd(manager, attempt, facts));
    const row = {
      ...look,
      userId,
      plan,
      attemptId: attempt.id,
      status,
      endReason,
      amount: attempt.amount,
      currency: facts.currency,
      startedAt: facts.startedAt,
      itemPeriodEnd: facts.itemPeriodEnd,
      trialEnd: facts.trialEnd,
      cancelAt: facts.cancelAt,
      endedAt: facts.endedAt,
      pastDueSince: getPastDueSince(facts, known?.pastDueSince ?? null),
      nextChargeAt: facts.nextCharge?.at ?? null,
      nextChargeAmount: facts.nextCharge?.amount ?? null,
    };
    if (known) await manager.update(Subscription, { stripeId }, row);
    else await manager.insert(Subscription, { stripeId, ...row });
    if (endReason && isLive(facts)) await this.ends.request(manager, { stripeId, userId }, endReason);
    if (known?.status !== status)
      await this.audit.add(manager, {
        action: `subscription.${status}`,
        userId,
        subject: stripeId,
        detail: { plan, attemptId: attempt.id },
      });
    await this.access.settle(manager, userId);
  }

  /** @returns why this subscription must not run, null when it may. */
  private async explainEnd(
    manager: EntityManager,
    { userId, kind: plan }: PlanAttempt,
    facts: SubscriptionFacts,
  ): Promise<EndReason | null> {
    const hadTrial = facts.trialEnd !== null && !(await this.isOwnTrial(manager, userId, facts));
    if (!isLive(facts)) return null;
    if (await this.customers.isErased(manager, userId)) return 'began-after-erasure';
    if (hadTrial) return 'second-trial';
    const others = await manager.findBy(Subscription, { userId, plan, stripeId: Not(facts.stripeId) });
    const rival = others.find((other) => isLive(other) && !other.endReason);
    if (!rival) return null;
    if (isStartedLater(facts, rival)) return 'duplicate';
    await this.ends.request(manager, rival, 'duplicate');
    return null;
  }

  /** The first subscription that begins a trial keeps it for ever. */
  private async isOwnTrial(
    manager: EntityManager,
    userId: string,
    { stripeId, startedAt }: SubscriptionFacts,
  ): Promise<boolean> {
    return (await takeTrial(manager, userId, stripeId, startedAt)) === stripeId;
  }
}
