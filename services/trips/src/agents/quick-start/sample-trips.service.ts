import { getDateIn } from '@landsea/contracts/core';
import { CLOCK, Outbox, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { insertItems } from '../../planning/days/insert-items.js';
import { DeletedTripsService } from '../../trip/trips/deleted-trips.service.js';
import { insertTrips } from '../../trip/trips/insert-trips.js';
import { lockOwner } from '../../trip/trips/trips.queries.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { selectHousehold } from '../clients/client-rows.queries.js';
import { planSampleTrip } from './sample-trip.js';

@Injectable()
export class SampleTripsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: CatalogueService,
    private readonly trips: TripsService,
    private readonly deleted: DeletedTripsService,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Idempotent: a sample client has one sample trip. */
  async add(agentId: string, clientId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockOwner(manager, agentId);
      const made = await manager.query<unknown[]>(`SELECT FROM agent_trip WHERE client_id = $1 LIMIT 1`, [
        clientId,
      ]);
      if (made.length > 0) return;
      const now = this.clock();
      const people = await selectHousehold(manager, clientId);
      const { planned, items } = planSampleTrip(people, getDateIn(now), now);
      await insertTrips(manager, this.outbox, agentId, [planned]);
      await this.trips.markSample(manager, planned.id);
      await manager.query(`INSERT INTO agent_trip (trip_id, client_id) VALUES ($1, $2)`, [
        planned.id,
        clientId,
      ]);
      await insertItems(manager, planned.id, items, this.catalogue.prices);
    });
  }

  /** A trip that the agent made for the sample stays. */
  async remove(clientId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const samples = await manager.query<{ tripId: string }[]>(
        `SELECT s.trip_id AS "tripId" FROM agent_trip made JOIN trip_api.sample_trip s ON s.trip_id = made.trip_id
          WHERE made.client_id = $1`,
        [clientId],
      );
      for (const { tripId } of samples) await this.deleted.removeNow(manager, tripId);
    });
  }
}
