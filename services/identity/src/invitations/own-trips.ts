import { OwnedTrips, type ClientConsent } from '@landsea/contracts/agents';
import { ServiceClient, makeInvalidField } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';

@Injectable()
export class OwnTrips {
  constructor(private readonly services: ServiceClient) {}

  /**
   * @throws DomainError VALIDATION_FAILED for another person's trip and a missing one alike,
   * SERVICE_UNAVAILABLE.
   */
  async assertAll(userId: string, { trips }: ClientConsent): Promise<void> {
    if (trips.length === 0) return;
    const owned = await this.services.get('trips', `/internal/owners/${userId}/trips`, OwnedTrips);
    const own = new Set(owned?.tripIds);
    if (trips.some(({ tripId }) => !own.has(tripId)))
      throw makeInvalidField('consent', 'Choose from your own trips');
  }
}
