import type { AccessInfo } from '@landsea/contracts';
import { CLOCK, DomainError, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { EntitlementsService } from '../entitlements/entitlements.service.js';
import { TripsService } from '../trips/trips.service.js';
import { accessOf, NO_TRIP_ACCESS } from './trip-access.js';

@Injectable()
export class AccessService {
  constructor(
    private readonly trips: TripsService,
    private readonly entitlements: EntitlementsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND for who may not view the trip. */
  async of(user: Principal, tripId: string): Promise<AccessInfo> {
    const trip = await this.trips.visible(user, tripId);
    const payments = await this.entitlements.ofTrip(tripId, trip.ownerId);
    return accessOf(
      trip,
      payments.map((payment) => ({ kind: 'trip', ...payment })),
      this.clock(),
    );
  }

  async ofActiveTrip(user: Principal): Promise<AccessInfo> {
    const trip = await this.trips.active(user);
    return trip ? this.of(user, trip.id) : NO_TRIP_ACCESS;
  }

  /**
   * Stands before every write inside a trip.
   * @throws DomainError NOT_FOUND for strangers, PAYWALL for who may only view.
   */
  async assertCanEdit(user: Principal, tripId: string): Promise<void> {
    const { canEdit, accessType, message } = await this.of(user, tripId);
    if (!canEdit) throw new DomainError({ code: 'PAYWALL', message, accessType });
  }
}
