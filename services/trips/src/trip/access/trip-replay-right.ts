import { ReplayRight, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { TripsService } from '../trips/trips.service.js';

@Injectable()
export class TripReplayRight extends ReplayRight {
  constructor(private readonly trips: TripsService) {
    super();
  }

  /** @throws DomainError NOT_FOUND for a person who has been removed from the trip. */
  async assert(user: Principal, { tripId }: Readonly<Record<string, unknown>>): Promise<void> {
    if (typeof tripId === 'string') await this.trips.requireVisible(user, tripId);
  }
}
