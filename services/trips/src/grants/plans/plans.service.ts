import type { Plan, SubscriptionAccess } from '@landsea/contracts/billing';
import { CLOCK, InboxHandler, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { TripEvents } from '../../events/trip-events.js';
import { PlanAccessRow } from './plan-access.entity.js';

/** Trips' copy of plans; billing owns them. */
@Injectable()
export class PlansService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: TripEvents,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

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
    const trips = await manager.query<{ id: string }[]>(
      `SELECT id FROM trip WHERE owner_id = $1
         OR id IN (SELECT trip_id FROM client_trip JOIN client ON client.id = client_id WHERE agent_id = $1)`,
      [userId],
    );
    for (const { id } of trips) this.events.publishAtCommit(manager, id, { type: 'access.changed' });
  }

  listPlans(userId: string): Promise<Pick<PlanAccessRow, 'plan' | 'accessUntil' | 'endedAt'>[]> {
    return this.dataSource.manager.findBy(PlanAccessRow, { userId });
  }

  async has(manager: EntityManager, userId: string, ...plans: Plan[]): Promise<boolean> {
    const open = { userId, accessUntil: MoreThan(this.clock()) };
    return manager.existsBy(
      PlanAccessRow,
      plans.map((plan) => ({ ...open, plan })),
    );
  }
}
