import type { CreateTrip, TripDay } from '@landsea/contracts/trip';
import type { Outbox } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { namedParty } from '../people/party.js';
import { TripDayRow } from './trip-day.entity.js';
import { TripRow } from './trip.entity.js';
import { selectFacts } from './trips.queries.js';

/** A trip that was planned elsewhere: its id, days and date of creation are given. */
export interface PlannedTrip {
  id: string;
  trip: CreateTrip;
  days: TripDay[];
  createdAt: Date;
  /** Planned by the owner for one of their clients. */
  forClient?: boolean;
}

/** Adds these trips for a user and publishes each. */
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
      party: namedParty(trip.party),
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
