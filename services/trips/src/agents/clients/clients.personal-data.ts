import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { TripEvents } from '../../events/trip-events.js';
import { deleteConsents } from './client-trips.queries.js';
import { ClientChangeRow } from './client-change.entity.js';
import { ClientRow } from './client.entity.js';
import { selectPipelineStage } from './pipeline.queries.js';

@Injectable()
export class ClientsPersonalData extends PersonalData {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: TripEvents,
  ) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const clients = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT c.first_name AS "firstName", c.last_name AS "lastName", c.email, c.phone, c.notes, ${selectPipelineStage('c', 'current_date')} AS stage, c.source,
         c.tags, c.next_step AS "nextStep", c.next_step_on::text AS "nextStepOn", c.created_at AS "createdAt",
         c.details, c.external_id AS "externalId",
         (SELECT coalesce(json_agg(to_jsonb(p) - ARRAY['client_id', 'phone_key', 'version'] ORDER BY p.created_at), '[]')
            FROM client_person p WHERE p.client_id = c.id) AS people
       FROM client c WHERE c.agent_id = $1 ORDER BY c.created_at, c.id`,
      [userId],
    );
    const shown = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT c.trip_id AS "tripId", c.sees_money AS "seesMoney", c.sees_documents AS "seesDocuments",
         client.joined_at AS "joinedAt"
       FROM client JOIN client_trip c ON c.client_id = client.id WHERE client.user_id = $1 ORDER BY c.updated_at`,
      [userId],
    );
    return {
      clients,
      sharedWithAgents: shown,
    };
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(ClientRow, { agentId: userId });
    await manager.update(ClientChangeRow, { userId }, { userId: null, byName: 'Somebody who left' });
    // A client who joined stays in the agent's book, without the account.
    await this.end(manager, { userId });
  }

  /** The person who joined may not be the one the agent knows. Identity revokes the invitation itself. */
  override async revokeBefore(manager: EntityManager, userId: string, verifiedAt: Date): Promise<void> {
    await this.end(manager, { userId, joinedAt: LessThan(verifiedAt) });
  }

  private async end(manager: EntityManager, which: FindOptionsWhere<ClientRow>): Promise<void> {
    for (const { id } of await manager.findBy(ClientRow, which))
      for (const tripId of await deleteConsents(manager, id))
        this.events.publishAtCommit(manager, tripId, { type: 'sharing.changed' });
    await manager.update(ClientRow, which, { userId: null, joinedAt: null });
  }
}
