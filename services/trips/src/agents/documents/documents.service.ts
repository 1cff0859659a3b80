import type { Readable } from 'node:stream';
import {
  MOST_DOCUMENT_VERSIONS,
  MOST_DOCUMENTS,
  type AddDocument,
  type ClientDocument,
  type DocumentList,
  type DocumentQuery,
  type PaperAlertList,
  type SaveDocument,
} from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { findPaperProblem } from '@landsea/rules/agents';
import {
  CLOCK,
  makeEditConflict,
  makeNotFound,
  makeInvalidField,
  refuseDemo,
  type Clock,
  type KitRequest,
  type Principal,
} from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { NamesFiles, type FileColumn } from '../../trip/files/file-column.js';
import { FilesService } from '../../trip/files/files.service.js';
import type { StoredFile } from '../../trip/files/files.queries.js';
import { OwnClients } from '../clients/own-clients.js';
import { AgencyScope } from '../team/agency-scope.js';
import { ClientDocumentFileRow } from './client-document-file.entity.js';
import { ClientDocumentRow } from './client-document.entity.js';
import {
  clientDocuments,
  countDocuments,
  insertDocumentFile,
  isKnownTo,
  selectDocumentFile,
  selectDocuments,
  selectPassports,
} from './documents.queries.js';
import { selectPapers } from './paper-alerts.queries.js';

@Injectable()
export class DocumentsService extends NamesFiles {
  override readonly column: FileColumn = {
    entity: ClientDocumentFileRow,
    column: 'id',
    purpose: 'document',
    holds: 'id',
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly clients: OwnClients,
    private readonly files: FilesService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  async list(user: Principal, { clientId, tripId }: DocumentQuery): Promise<DocumentList> {
    const { manager } = this.dataSource;
    const { agentIds } = await this.scope.getReach(user);
    const documents = await selectDocuments(manager, agentIds, { clientId, tripId });
    const passports = tripId === undefined ? await selectPassports(manager, agentIds, clientId) : [];
    return { documents, passports };
  }

  /** The first trip for which a paper is too short decides. */
  async listAlerts(user: Principal): Promise<PaperAlertList> {
    const { agentIds } = await this.scope.getReach(user);
    const today = getDateIn(this.clock());
    const seen = new Set<string>();
    const papers = await selectPapers(this.dataSource.manager, agentIds, today);
    const alerts = papers.flatMap(({ mode, endDate, ...paper }) => {
      const trip = mode !== null && endDate !== null ? { mode, endDate } : null;
      const problem = findPaperProblem(paper, trip, today);
      if (!problem || seen.has(paper.id)) return [];
      seen.add(paper.id);
      return [{ ...paper, problem }];
    });
    return { alerts };
  }

  /** Idempotent by id. @throws DomainError NOT_FOUND, VALIDATION_FAILED. */
  add(user: Principal, clientId: string, { id, ...values }: AddDocument): Promise<ClientDocument> {
    const { userId, firstName } = user;
    return this.dataSource.transaction(async (manager) => {
      await this.clients.lock(manager, user, clientId, 'edit-clients');
      await this.assertKnown(manager, user, clientId, values);
      if ((await countDocuments(manager, clientId)) >= MOST_DOCUMENTS)
        throw makeInvalidField('title', `A client has at most ${MOST_DOCUMENTS} documents. Remove one first`);
      const added = { addedBy: userId, addedByName: firstName, addedAt: this.clock() };
      const sharedAt = values.sharedWith === 'nobody' ? null : added.addedAt;
      await clientDocuments.insert(manager, [{ id, clientId, ...values, ...added, sharedAt }]);
      return this.find(manager, user, id);
    });
  }

  /** @throws DomainError NOT_FOUND, EDIT_CONFLICT, VALIDATION_FAILED. */
  save(user: Principal, id: string, { version, ...values }: SaveDocument): Promise<ClientDocument> {
    return this.dataSource.transaction(async (manager) => {
      const before = await this.lock(manager, user, id);
      await this.assertKnown(manager, user, before.clientId, values);
      const sharedAt = getSharedAt(before, values, this.clock());
      if (!(await clientDocuments.update(manager, { id }, version, { ...values, sharedAt })))
        throw makeEditConflict('This document was changed in another window. Please look at it again.');
      return this.find(manager, user, id);
    });
  }

  /** Its files go with the next sweep. @throws DomainError NOT_FOUND. */
  async remove(user: Principal, id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.lock(manager, user, id);
      await clientDocuments.remove(manager, { id });
    });
  }

  /** Adds a version. @throws DomainError NOT_FOUND, DEMO_RESTRICTED, and what receiving a file throws. */
  async attach(user: Principal, id: string, request: KitRequest, name: string): Promise<ClientDocument> {
    const { files, tripId } = await this.find(this.dataSource.manager, user, id);
    refuseDemo(user, 'Uploads are turned off in the demo. Create a free account to keep documents.');
    if (files.length >= MOST_DOCUMENT_VERSIONS) throw makeInvalidField('document', TOO_MANY);
    const { userId, firstName } = user;
    const fileId = await this.files.receive(request, { purpose: 'document', tripId, person: userId, name });
    return this.dataSource.transaction(async (manager) => {
      await this.lock(manager, user, id);
      const added = { addedBy: userId, addedByName: firstName, addedAt: this.clock() };
      const number = await insertDocumentFile(manager, { id: fileId, documentId: id, ...added });
      if (number > MOST_DOCUMENT_VERSIONS) throw makeInvalidField('document', TOO_MANY);
      return this.find(manager, user, id);
    });
  }

  /** @throws DomainError NOT_FOUND. */
  async open(user: Principal, id: string, fileId: string): Promise<StoredFile & { content: Readable }> {
    const { manager } = this.dataSource;
    await this.find(manager, user, id);
    const file = await selectDocumentFile(manager, id, fileId);
    if (!file) throw makeNotFound();
    return { ...file, content: await this.files.open(file) };
  }

  private async find(manager: EntityManager, user: Principal, id: string): Promise<ClientDocument> {
    const { agentIds } = await this.scope.getReachIn(manager, user);
    const [document] = await selectDocuments(manager, agentIds, { id });
    if (!document) throw makeNotFound();
    return document;
  }

  private async lock(manager: EntityManager, user: Principal, id: string): Promise<ClientDocumentRow> {
    await this.find(manager, user, id);
    const row = await manager.findOne(ClientDocumentRow, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!row) throw makeNotFound();
    return row;
  }

  private async assertKnown(
    manager: EntityManager,
    user: Principal,
    clientId: string,
    { personId, sharedPersonId, tripId }: Pick<AddDocument, 'personId' | 'sharedPersonId' | 'tripId'>,
  ): Promise<void> {
    const { agentIds } = await this.scope.getReachIn(manager, user);
    const personIds = [personId, sharedPersonId].flatMap((each) => each ?? []);
    const known = await isKnownTo(manager, agentIds, clientId, { personIds, tripId });
    if (!known.people) throw makeInvalidField('personId', 'Choose a person of this household');
    if (!known.trip) throw makeInvalidField('tripId', 'Choose a trip of this client');
  }
}

const getSharedAt = (
  before: Pick<ClientDocumentRow, 'sharedWith' | 'sharedPersonId' | 'sharedAt'>,
  { sharedWith, sharedPersonId }: Pick<ClientDocumentRow, 'sharedWith' | 'sharedPersonId'>,
  now: Date,
): Date | null => {
  if (sharedWith === 'nobody') return null;
  const isSame = before.sharedWith === sharedWith && before.sharedPersonId === sharedPersonId;
  return isSame ? before.sharedAt : now;
};

const TOO_MANY = `A document keeps ${MOST_DOCUMENT_VERSIONS} versions. Add a new document instead`;
