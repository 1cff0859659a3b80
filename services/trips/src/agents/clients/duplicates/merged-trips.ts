import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TripEvents } from '../../../events/trip-events.js';
import { TripOwners } from '../../../trip/trips/trip-owners.js';
import { TripsService } from '../../../trip/trips/trips.service.js';

@Injectable()
export class MergedTrips {
  constructor(
    private readonly trips: TripsService,
    private readonly owners: TripOwners,
    private readonly events: TripEvents,
  ) {}

  async give(manager: EntityManager, tripIds: readonly string[], agentId: string): Promise<void> {
    for (const tripId of await this.owners.giveTrips(manager, tripIds, agentId))
      await this.trips.tellChanged(manager, tripId);
    for (const tripId of tripIds) this.events.publishAtCommit(manager, tripId, { type: 'sharing.changed' });
  }
}
