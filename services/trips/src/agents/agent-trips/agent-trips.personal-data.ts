import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { selectJoinedReaders } from './agent-trips.queries.js';
import { DeskOutcomeRow } from './desk-outcome.entity.js';
import { TripOwners } from '../../trip/trips/trip-owners.js';
import { TripsPersonalData } from '../../trip/trips/trips.personal-data.js';
import { ClientsPersonalData } from '../clients/clients.personal-data.js';

@Injectable()
export class AgentTripsPersonalData extends PersonalData {
  override readonly erasedBefore = [ClientsPersonalData, TripsPersonalData];

  constructor(
    private readonly dataSource: DataSource,
    private readonly owners: TripOwners,
  ) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const tripsForClients = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT t.id AS "tripId", t.name, t.start_date::text AS "startDate", t.end_date::text AS "endDate",
         client.first_name || ' ' || client.last_name AS client
       FROM agent_trip made JOIN trip_api.trip t ON t.id = made.trip_id JOIN client ON client.id = made.client_id
       WHERE t.owner_id = $1 ORDER BY t.start_date`,
      [userId],
    );
    return tripsForClients.length > 0 ? { tripsForClients } : {};
  }

  /** The trip stays with a client who has joined; others are erased with the agent's account. */
  async erase(manager: EntityManager, userId: string): Promise<void> {
    await this.owners.leaveTrips(manager, userId, await selectJoinedReaders(manager, userId));
    await manager.query(`DELETE FROM desk_window WHERE agent_id = $1`, [userId]);
    await manager.update(DeskOutcomeRow, { userId }, { userId: null, byName: '' });
  }
}
