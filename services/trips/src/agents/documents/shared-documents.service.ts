import type { Readable } from 'node:stream';
import type { SharedDocument, SharedDocumentList } from '@landsea/contracts/agents';
import { makeNotFound, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FilesService } from '../../trip/files/files.service.js';
import type { StoredFile } from '../../trip/files/files.queries.js';
import { isClient } from '../workflows/client-tasks.queries.js';
import { selectSharedDocuments, selectSharedFile } from './documents.queries.js';

@Injectable()
export class SharedDocumentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FilesService,
  ) {}

  /** @throws DomainError NOT_FOUND for anybody but the client. */
  async list({ userId }: Principal, clientId: string): Promise<SharedDocumentList> {
    const { manager } = this.dataSource;
    if (!(await isClient(manager, { clientId, userId }))) throw makeNotFound();
    return { documents: await selectSharedDocuments(manager, clientId, userId) };
  }

  /** The documents that the agent's client sees, or will see after joining. */
  previewFor({ id, userId }: { id: string; userId: string | null }): Promise<SharedDocument[]> {
    return selectSharedDocuments(this.dataSource.manager, id, userId);
  }

  /** @throws DomainError NOT_FOUND, also for what is not shared. */
  async open(
    { userId }: Principal,
    clientId: string,
    documentId: string,
  ): Promise<StoredFile & { content: Readable }> {
    const file = await selectSharedFile(this.dataSource.manager, { clientId, userId, documentId });
    if (!file) throw makeNotFound();
    return { ...file, content: await this.files.open(file) };
  }
}
