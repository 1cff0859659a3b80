import type { EntitlementState } from '@landsea/contracts/billing';
import { InboxHandler } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, Not, type EntityManager } from 'typeorm';
import { TripEvents } from '../../events/trip-events.js';
import { EntitlementRow } from './entitlement.entity.js';

/** Trips' copy of grants; billing owns them. */
@Injectable()
export class EntitlementsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: TripEvents,
  ) {}

  @InboxHandler('billing.entitlement-changed')
  async project(state: EntitlementState, manager: EntityManager): Promise<void> {
    const { entitlementId, userId, tripId, startsAt, version } = state;
    const changed = await manager.query<unknown[]>(
      `INSERT INTO entitlement AS kept (entitlement_id, user_id, trip_id, state, starts_at, version)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (entitlement_id) DO UPDATE
         SET user_id = excluded.user_id, trip_id = excluded.trip_id, state = excluded.state,
             starts_at = excluded.starts_at, version = excluded.version
         WHERE kept.version < excluded.version
       RETURNING entitlement_id`,
      [entitlementId, userId, tripId, state.state, startsAt, version],
    );
    if (changed.length > 0) this.events.publishAtCommit(manager, tripId, { type: 'access.changed' });
  }

  async listTripStates(tripId: string, ownerId: string): Promise<Pick<EntitlementState, 'state'>[]> {
    const rows = await this.dataSource.manager.findBy(EntitlementRow, { tripId, userId: ownerId });
    return rows.map(({ state }) => ({ state }));
  }

  async listPaidTripIds(manager: EntityManager, userId: string): Promise<Set<string>> {
    const rows = await manager.find(EntitlementRow, {
      select: { entitlementId: true, tripId: true },
      where: { userId, state: Not('revoked') },
    });
    return new Set(rows.map(({ tripId }) => tripId));
  }
}
