import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Itineraries go with their trip, and readers with the itinerary. */
@Injectable()
export class ItinerariesPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const itineraries = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT i.trip_id AS "tripId", i.title, i.message, i.contacts, i.sections, i.day_words AS "dayWords",
         i.updated_at AS "updatedAt",
         (SELECT count(*)::int FROM itinerary_recipient r WHERE r.itinerary_id = i.id) AS readers
       FROM itinerary i JOIN agent_trip made ON made.trip_id = i.trip_id JOIN client ON client.id = made.client_id
       WHERE client.agent_id = $1 ORDER BY i.updated_at, i.id`,
      [userId],
    );
    return itineraries.length > 0 ? { itineraries } : {};
  }

  erase(): Promise<void> {
    return Promise.resolve();
  }
}
