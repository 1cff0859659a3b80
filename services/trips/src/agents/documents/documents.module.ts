import { Module } from '@nestjs/common';
import { CreateClientDocuments1764300020000 } from '../../migrations/agents/1764300020000-create-client-documents.js';
import { FilesModule } from '../../trip/files/files.module.js';
import { ClientsModule } from '../clients/clients.module.js';
import { TeamModule } from '../team/team.module.js';
import { ClientDocumentFileRow } from './client-document-file.entity.js';
import { ClientDocumentRow } from './client-document.entity.js';
import { ClientDocumentsController, SharedDocumentsController } from './documents.controller.js';
import { documentsOfUser } from './documents.personal-data.js';
import { DocumentsService } from './documents.service.js';
import { SharedDocumentsService } from './shared-documents.service.js';

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
