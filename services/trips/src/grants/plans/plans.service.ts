import type { Plan, SubscriptionAccess } from '@landsea/contracts/billing';
import { CLOCK, InboxHandler, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Between, DataSource, MoreThan, type EntityManager } from 'typeorm';
import { PlanAccessRow } from './plan-access.entity.js';

type PlanListener = (manager: EntityManager, userId: string) => Promise<void>;

/** Trips' copy of plans; billing owns them. */
@Injectable()
export class PlansService {
  private readonly listeners: PlanListener[] = [];

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The listener runs in the transaction that changes the plan. */
  onChanged(listener: PlanListener): void {
    this.listeners.push(listener);
  }

  @InboxHandler('billing.subscription-changed')
  async project(
    { userId, plan, accessUntil, version }: SubscriptionAccess,
    manager: EntityManager,
  ): Promise<void> {
    const changed = await manager.query<unknown[]>(
      `INSERT INTO plan_access AS kept (user_id, plan, access_until, version, ended_at) VALUES ($1, $2, $3, $4, $3)
       ON CONFLICT (user_id, plan) DO UPDATE
         SET access_until = excluded.access_until, version = excluded.version,
           ended_at = coalesce(excluded.access_until,
             CASE WHEN kept.access_until IS NULL THEN kept.ended_at ELSE least(kept.access_until, $5) END)
         WHERE kept.version < excluded.version
       RETURNING user_id`,
      [userId, plan, accessUntil, version, this.clock()],
    );
    if (changed.length === 0) return;
    for (const listener of this.listeners) await listener(manager, userId);
  }

  listPlans(userId: string): Promise<Pick<PlanAccessRow, 'plan' | 'accessUntil' | 'endedAt'>[]> {
    return this.dataSource.manager.findBy(PlanAccessRow, { userId });
  }

  async listEnded(plan: Plan, since: Date): Promise<{ userId: string; endedAt: Date }[]> {
    const rows = await this.dataSource.manager.findBy(PlanAccessRow, {
      plan,
      endedAt: Between(since, this.clock()),
    });
    return rows.flatMap(({ userId, endedAt }) => (endedAt ? [{ userId, endedAt }] : []));
  }

  /** The end of a plan that is over; null before it, and for a plan that never was. */
  async getEnd(manager: EntityManager, userId: string, plan: Plan): Promise<Date | null> {
    const row = await manager.findOneBy(PlanAccessRow, { userId, plan });
    return row?.endedAt && row.endedAt <= this.clock() ? row.endedAt : null;
  }

  async has(manager: EntityManager, userId: string, ...plans: Plan[]): Promise<boolean> {
    const open = { userId, accessUntil: MoreThan(this.clock()) };
    return manager.existsBy(
      PlanAccessRow,
      plans.map((plan) => ({ ...open, plan })),
    );
  }
}
