import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DeletedTripsService } from './deleted-trips.service.js';
import { TripRow } from './trip.entity.js';
import { TripsService } from './trips.service.js';

/** Days and budget lines are removed with the trip. */
@Injectable()
export class TripsPersonalData extends PersonalData {
  constructor(
    private readonly trips: TripsService,
    private readonly deleted: DeletedTripsService,
  ) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const summaries = await this.trips.listAll({ userId });
    const own = summaries.filter(({ role }) => role === 'owner');
    const trips = await Promise.all(own.map(({ id }) => this.trips.getDetail({ userId }, id)));
    const { trips: deletedTrips } = await this.deleted.list({ userId });
    return { trips, ...(deletedTrips.length > 0 && { deletedTrips }) };
  }

  /** Billing receives the erasure itself, and would refund a deleted trip. */
  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(TripRow, { ownerId: userId });
  }
}
