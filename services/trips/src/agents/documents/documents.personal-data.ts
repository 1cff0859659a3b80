import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ClientDocumentFileRow } from './client-document-file.entity.js';
import { ClientDocumentRow } from './client-document.entity.js';

const left = { addedBy: null, addedByName: 'Somebody who left' };

@Injectable()
export class DocumentsPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /** An agent's are those of their clients, a client's those that are shared with them. */
  async records(userId: string): Promise<PersonalRecords> {
    const clientDocuments = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT d.client_id AS "clientId", d.trip_id AS "tripId", d.kind, d.title, d.expires_on::text AS "expiresOn",
         d.shared_with AS "sharedWith", d.added_by_name AS "addedBy", d.added_at AS "addedAt"
       FROM client_document d JOIN client ON client.id = d.client_id
       WHERE client.agent_id = $1 OR d.added_by = $1 OR (client.user_id = $1 AND (d.shared_with = 'household'
         OR (d.shared_with = 'person' AND d.shared_person_id = client.lead_id)))
       ORDER BY d.added_at, d.id`,
      [userId],
    );
    return clientDocuments.length > 0 ? { clientDocuments } : {};
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.update(ClientDocumentRow, { addedBy: userId }, left);
    await manager.update(ClientDocumentFileRow, { addedBy: userId }, left);
  }
}
