import type { CreateTrip, TripDay } from '@landsea/contracts/trip';
import type { Outbox } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { nameParty } from '../people/party.js';
import { TripDayRow } from './trip-day.entity.js';
import { TripRow } from './trip.entity.js';
import { selectFacts } from './trips.queries.js';

export interface PlannedTrip {
  id: string;
  trip: CreateTrip;
  days: TripDay[];
  createdAt: Date;
  forClient?: boolean;
}

export async function insertTrips(
  manager: EntityManager,
  outbox: Outbox,
  ownerId: string,
  trips: readonly PlannedTrip[],
): Promise<void> {
  await manager.insert(
    TripRow,
    trips.map(({ id, trip, createdAt, forClient = false }) => ({
      ...trip,
      party: nameParty(trip.party),
      id,
      ownerId,
      createdAt,
      forClient,
    })),
  );
  await manager.insert(
    TripDayRow,
    trips.flatMap(({ id, days }) => days.map((day) => ({ ...day, tripId: id }))),
  );
  for (const { id } of trips) {
    const facts = await selectFacts(manager, id);
    if (facts) await outbox.add(manager, 'trips.trip-changed', facts);
  }
}
