import { getDateIn } from '@landsea/contracts/core';
import { CLOCK, Outbox, type Clock } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { insertItems } from '../../planning/days/insert-items.js';
import { DeletedTripsService } from '../../trip/trips/deleted-trips.service.js';
import { insertTrips } from '../../trip/trips/insert-trips.js';
import { SampleTripRow } from '../../trip/trips/sample-trip.entity.js';
import { lockOwner } from '../../trip/trips/trips.queries.js';
import { selectHousehold } from '../clients/client-rows.queries.js';
import { AgentTripRow } from '../agent-trips/agent-trip.entity.js';
import { planSampleTrip } from './sample-trip.js';

@Injectable()
export class SampleTripsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: CatalogueService,
    private readonly deleted: DeletedTripsService,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Idempotent: a sample client has one sample trip. */
  async add(agentId: string, clientId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockOwner(manager, agentId);
      if (await manager.existsBy(AgentTripRow, { clientId })) return;
      const now = this.clock();
      const people = await selectHousehold(manager, clientId);
      const { planned, items } = planSampleTrip(people, getDateIn(now), now);
      await insertTrips(manager, this.outbox, agentId, [planned]);
      await manager.insert(SampleTripRow, { tripId: planned.id });
      await manager.insert(AgentTripRow, { tripId: planned.id, clientId });
      await insertItems(manager, planned.id, items, this.catalogue.prices);
    });
  }

  /** A trip that the agent made for the sample stays. */
  async remove(clientId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      for (const tripId of await this.listTrips(manager, clientId))
        await this.deleted.removeNow(manager, tripId);
    });
  }

  private async listTrips(manager: EntityManager, clientId: string): Promise<string[]> {
    const made = await manager.findBy(AgentTripRow, { clientId });
    const samples = await Promise.all(made.map(({ tripId }) => manager.existsBy(SampleTripRow, { tripId })));
    return made.filter((_, index) => samples[index]).map(({ tripId }) => tripId);
  }
}
