import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, ServiceClient, type Clock } from '@landsea/nest-kit';
import { TripFacts } from '@landsea/contracts/billing';
import { getDateIn } from '@landsea/contracts/core';
import { DataSource, In, type EntityManager } from 'typeorm';
import { KnownTrip } from './known-trip.entity.js';

const NEVER_OVERTAKEN = 2_147_483_647;

@Injectable()
export class KnownTrips {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: ServiceClient,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @returns undefined when there is none.
   * @throws DomainError SERVICE_UNAVAILABLE when trips is unreachable.
   */
  async find(tripId: string): Promise<TripFacts | undefined> {
    const known = await this.dataSource.manager.findOneBy(KnownTrip, { tripId });
    if (known) return known;
    const facts = await this.services.get('trips', `/internal/trips/${tripId}`, TripFacts);
    if (facts) await this.remember(this.dataSource.manager, facts);
    return facts;
  }

  async listFacts(manager: EntityManager, tripIds: string[]): Promise<Map<string, TripFacts>> {
    const rows = tripIds.length > 0 ? await manager.findBy(KnownTrip, { tripId: In(tripIds) }) : [];
    return new Map(rows.map((row) => [row.tripId, row]));
  }

  async forgetOwner(manager: EntityManager, ownerId: string): Promise<void> {
    await manager.update(KnownTrip, { ownerId }, { name: '', deleted: true, version: NEVER_OVERTAKEN });
  }

  /** An older version that arrives late changes nothing. */
  async remember(manager: EntityManager, facts: TripFacts): Promise<void> {
    await manager.query(
      `INSERT INTO known_trip (trip_id, owner_id, name, start_date, end_date, archived, deleted, version)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (trip_id) DO UPDATE
         SET owner_id = EXCLUDED.owner_id, name = EXCLUDED.name, start_date = EXCLUDED.start_date,
             end_date = EXCLUDED.end_date, archived = EXCLUDED.archived, deleted = EXCLUDED.deleted,
             version = EXCLUDED.version, begun = known_trip.begun OR known_trip.start_date <= $9
         WHERE known_trip.version < EXCLUDED.version`,
      [
        facts.tripId,
        facts.ownerId,
        facts.name,
        facts.startDate,
        facts.endDate,
        facts.archived,
        facts.deleted,
        facts.version,
        getDateIn(this.clock()),
      ],
    );
  }
}
