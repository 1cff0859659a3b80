import { formatPrice, salePrices } from '@landsea/contracts/billing';
import { DomainError } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { EntitlementsService } from '../../grants/entitlements/entitlements.service.js';
import { PlansService } from '../../grants/plans/plans.service.js';
import { TripRow } from './trip.entity.js';

const MAX_UNPAID_TRIPS = 5;

@Injectable()
export class TripLimit {
  constructor(
    private readonly entitlements: EntitlementsService,
    private readonly plans: PlansService,
  ) {}

  /**
   * Counts after the change, under the owner's lock, so that two tabs cannot both add the last one.
   * @throws DomainError TRIP_LIMIT_REACHED.
   */
  async refuseTooMany(manager: EntityManager, userId: string): Promise<void> {
    const paid = await this.entitlements.listPaidTripIds(manager, userId);
    const trips = await manager.find(TripRow, {
      select: { id: true },
      where: { ownerId: userId, archived: false, forClient: false, purgeAt: IsNull() },
    });
    if (trips.filter(({ id }) => !paid.has(id)).length <= MAX_UNPAID_TRIPS) return;
    if (await this.plans.has(manager, userId, 'pro', 'agent')) return;
    throw new DomainError({
      code: 'TRIP_LIMIT_REACHED',
      message: `You already have ${MAX_UNPAID_TRIPS} trips that are not unlocked. Unlock one for ${formatPrice(salePrices.trip)}, or archive one, to make room for another.`,
    });
  }
}
