import type { AccessInfo } from '@landsea/contracts';
import { CLOCK, DomainError, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { ClientsService } from '../clients/clients.service.js';
import { EntitlementsService } from '../entitlements/entitlements.service.js';
import { PlansService } from '../plans/plans.service.js';
import { TripsService } from '../trips/trips.service.js';
import { accessOf, NO_TRIP_ACCESS, type PlanGrant } from './trip-access.js';

@Injectable()
export class AccessService {
  constructor(
    private readonly trips: TripsService,
    private readonly entitlements: EntitlementsService,
    private readonly plans: PlansService,
    private readonly clients: ClientsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND for who may not view the trip. */
  async of(user: Principal, tripId: string): Promise<AccessInfo> {
    const trip = await this.trips.visible(user, tripId);
    const payments = await this.entitlements.ofTrip(tripId, trip.ownerId);
    const plans = await this.plansFor(user, trip.ownerId);
    return accessOf(
      trip,
      [...payments.map((payment) => ({ kind: 'trip' as const, ...payment })), ...plans],
      this.clock(),
    );
  }

  /** The plans of the trip's owner, and those of the agent who looks at a client's trip. */
  private async plansFor(user: Principal, ownerId: string): Promise<PlanGrant[]> {
    const own = (await this.plans.of(ownerId)).map((plan) => ({
      kind: 'plan' as const,
      trip: 'own' as const,
      ...plan,
    }));
    if (user.userId === ownerId || !(await this.clients.isAgentOf(user, ownerId))) return own;
    const held = await this.plans.of(user.userId);
    return [...own, ...held.map((plan) => ({ kind: 'plan' as const, trip: 'client' as const, ...plan }))];
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
