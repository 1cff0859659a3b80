import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { KeptTripRow } from './kept-trip.entity.js';

@Injectable()
export class KeptTripsPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const keptTrips = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT name, start_date::text AS "startDate", end_date::text AS "endDate", agent_name AS agent, content,
         kept_at AS "keptAt" FROM kept_trip WHERE user_id = $1 ORDER BY kept_at, id`,
      [userId],
    );
    return keptTrips.length > 0 ? { keptTrips } : {};
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(KeptTripRow, { userId });
  }
}
