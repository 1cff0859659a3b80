import { Module } from '@nestjs/common';
import { omitEmpty, type DeclaredData } from '@landsea/nest-kit';
import { CreateClientDocuments1764300020000 } from '../../migrations/agents/1764300020000-create-client-documents.js';
import { FilesModule } from '../../trip/files/files.module.js';
import { ClientsModule } from '../clients/clients.module.js';
import { TeamModule } from '../team/team.module.js';
import { ClientDocumentFileRow } from './client-document-file.entity.js';
import { ClientDocumentRow } from './client-document.entity.js';
import { ClientDocumentsController, SharedDocumentsController } from './documents.controller.js';
import { DocumentsService } from './documents.service.js';
import { SharedDocumentsService } from './shared-documents.service.js';

const left = { addedBy: null, addedByName: 'Somebody who left' };

const documentsOfUser: DeclaredData = {
  /** An agent's are those of their clients, a client's those that are shared with them. */
  records: async (manager, userId) =>
    omitEmpty({
      clientDocuments: await manager.query(
        `SELECT d.client_id AS "clientId", d.trip_id AS "tripId", d.kind, d.title, d.expires_on::text AS "expiresOn",
         d.shared_with AS "sharedWith", d.added_by_name AS "addedBy", d.added_at AS "addedAt"
       FROM client_document d JOIN client ON client.id = d.client_id
       WHERE client.agent_id = $1 OR d.added_by = $1 OR (client.user_id = $1 AND (d.shared_with = 'household'
         OR (d.shared_with = 'person' AND d.shared_person_id = client.lead_id)))
       ORDER BY d.added_at, d.id`,
        [userId],
      ),
    }),
  erase: async (manager, userId) => {
    await manager.update(ClientDocumentRow, { addedBy: userId }, left);
    await manager.update(ClientDocumentFileRow, { addedBy: userId }, left);
  },
};

@Module({
  imports: [TeamModule, ClientsModule, FilesModule],
  controllers: [ClientDocumentsController, SharedDocumentsController],
  providers: [DocumentsService, SharedDocumentsService],
  exports: [SharedDocumentsService],
})
export class DocumentsModule {
  static readonly personalData = [documentsOfUser];
  static readonly entities = [ClientDocumentRow, ClientDocumentFileRow];
  static readonly migrations = [CreateClientDocuments1764300020000];
}
