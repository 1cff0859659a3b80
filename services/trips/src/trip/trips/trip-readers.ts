import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type ReaderSource = (manager: EntityManager, tripId: string) => Promise<string[]>;

interface ReadTrip {
  ownerId: string;
  forClient: boolean;
  guests: string[];
}

/** Lists the people for whom a trip is planned. An agent is none of them. */
@Injectable()
export class TripReaders {
  private readonly sources: ReaderSource[] = [];

  addSource(source: ReaderSource): void {
    this.sources.push(source);
  }

  /** Nobody for a trip that is archived or deleted. */
  async listReaders(manager: EntityManager, tripId: string): Promise<string[]> {
    const [trip] = await manager.query<ReadTrip[]>(
      `SELECT t.owner_id AS "ownerId", t.for_client AS "forClient",
         ARRAY(SELECT c.user_id FROM collaborator c WHERE c.trip_id = t.id AND c.user_id IS NOT NULL) AS guests
       FROM trip t WHERE t.id = $1 AND NOT t.archived AND t.purge_at IS NULL`,
      [tripId],
    );
    if (!trip) return [];
    const readers = new Set(trip.guests);
    if (!trip.forClient) readers.add(trip.ownerId);
    else
      for (const source of this.sources)
        for (const userId of await source(manager, tripId)) readers.add(userId);
    return [...readers];
  }
}
