import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, Outbox, type Clock } from '@landsea/nest-kit';
import { Plan } from '@landsea/contracts/billing';
import { DataSource, In, MoreThan, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { PlanAccess } from './plan-access.entity.js';
import { Subscription } from './subscription.entity.js';
import { isPlanDelivered, writePlanAccess } from './subscription.queries.js';
import { planAccessUntil } from './subscription-rules.js';

@Injectable()
export class PlanAccesses {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Call it under `lockPayer`. */
  async settle(manager: EntityManager, userId: string): Promise<void> {
    const subscriptions = await manager.findBy(Subscription, { userId });
    for (const plan of Plan.options) {
      const own = subscriptions.filter((each) => each.plan === plan);
      if (own.length > 0) await this.write(manager, userId, plan, planAccessUntil(own, this.clock()));
    }
  }

  isOpen(userId: string, plans: readonly Plan[]): Promise<boolean> {
    return this.isOpenIn(this.dataSource.manager, userId, plans);
  }

  isOpenIn(manager: EntityManager, userId: string, plans: readonly Plan[]): Promise<boolean> {
    return manager.existsBy(PlanAccess, {
      userId,
      plan: In([...plans]),
      accessUntil: MoreThan(this.clock()),
    });
  }

  isDelivered(userId: string, plan: Plan): Promise<boolean> {
    return isPlanDelivered(this.dataSource, userId, plan);
  }

  async forget(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(PlanAccess, { userId });
  }

  private async write(
    manager: EntityManager,
    userId: string,
    plan: Plan,
    accessUntil: Date | null,
  ): Promise<void> {
    const version = await writePlanAccess(manager, userId, plan, accessUntil);
    if (version === undefined) return;
    const message = { userId, plan, accessUntil: accessUntil?.toISOString() ?? null, version };
    await this.audit.add(manager, {
      action: accessUntil ? 'plan.open' : 'plan.closed',
      userId,
      subject: plan,
      detail: { accessUntil: message.accessUntil, version },
    });
    await this.outbox.add(manager, 'billing.subscription-changed', message);
    if (accessUntil) {
      const paidAt = this.clock().toISOString();
      await this.outbox.add(manager, 'billing.purchase-made', { userId, paidAt });
    }
  }
}
