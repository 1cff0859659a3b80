import type { CreateTrip, TripDay } from '@landsea/contracts';
import type { Outbox } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { namedParty } from '../people/party.js';
import { TripDayRow } from './trip-day.entity.js';
import { TripRow } from './trip.entity.js';
import { lockOwner, selectFacts } from './trips.queries.js';

interface Replacement {
  id: string;
  trip: CreateTrip;
  days: TripDay[];
  createdAt: Date;
}

/** Leaves a user with exactly these trips, whatever they had before, and tells billing of each that went or came. */
export async function replaceTrips(
  manager: EntityManager,
  outbox: Outbox,
  ownerId: string,
  trips: readonly Replacement[],
): Promise<void> {
  await lockOwner(manager, ownerId);
  const before = await manager.findBy(TripRow, { ownerId });
  for (const old of before.filter((row) => trips.every(({ id }) => id !== row.id))) {
    const facts = await selectFacts(manager, old.id);
    if (facts)
      await outbox.add(manager, 'trips.trip-changed', {
        ...facts,
        deleted: true,
        version: facts.version + 1,
      });
  }
  await manager.delete(TripRow, { ownerId });
  for (const { id, trip, days, createdAt } of trips) {
    const version = (before.find((row) => row.id === id)?.version ?? 0) + 1;
    await manager.insert(TripRow, {
      ...trip,
      party: namedParty(trip.party),
      id,
      ownerId,
      createdAt,
      version,
    });
    await manager.insert(
      TripDayRow,
      days.map((day) => ({ ...day, tripId: id })),
    );
    const facts = await selectFacts(manager, id);
    if (facts) await outbox.add(manager, 'trips.trip-changed', facts);
  }
}
