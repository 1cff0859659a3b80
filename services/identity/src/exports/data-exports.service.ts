import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { EXPORT_HOURS, ExportDocument, type DataExport } from '@landsea/contracts/account';
import { CLOCK, makeNotFound, type Clock } from '@landsea/nest-kit';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { AccountActivity } from '../account-activity/account-activity.service.js';
import { DataExportRow } from './data-export.entity.js';
import { ExportCollector, PARTS } from './export-collector.js';

const LIFE_MS = EXPORT_HOURS * 60 * 60 * 1000;

const asAnswer = (row: DataExportRow): DataExport => ({
  id: row.id,
  state: row.state,
  partsDone: row.partsDone,
  partsTotal: PARTS,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.state === 'ready' ? row.expiresAt.toISOString() : null,
});

@Injectable()
export class DataExports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly collector: ExportCollector,
    private readonly activity: AccountActivity,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async getLatest(userId: string): Promise<DataExport | null> {
    const row = await this.findLive(this.dataSource.manager, userId);
    return row && asAnswer(row);
  }

  async begin(userId: string): Promise<DataExport> {
    const now = this.clock();
    const { row, isNew } = await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`export:${userId}`]);
      const before = await this.findLive(manager, userId);
      if (before?.state === 'collecting') return { row: before, isNew: false };
      await manager.delete(DataExportRow, { userId });
      const fresh = manager.create(DataExportRow, {
        id: randomUUID(),
        userId,
        state: 'collecting',
        partsDone: 0,
        attempts: 0,
        dueAt: now,
        document: null,
        createdAt: now,
        expiresAt: new Date(now.getTime() + LIFE_MS),
      });
      await manager.insert(DataExportRow, fresh);
      await this.activity.note(manager, { userId, kind: 'export' });
      return { row: fresh, isNew: true };
    });
    if (isNew) await this.collector.enqueue(row.id);
    return asAnswer(row);
  }

  /** @throws DomainError NOT_FOUND for a copy that is another's, not ready or expired. */
  async getFile(userId: string, id: string): Promise<ExportDocument> {
    const row = await this.findLive(this.dataSource.manager, userId);
    if (row?.id !== id || !row.document) throw makeNotFound();
    return ExportDocument.parse(row.document);
  }

  private findLive(manager: EntityManager, userId: string): Promise<DataExportRow | null> {
    return manager.findOneBy(DataExportRow, { userId, expiresAt: MoreThan(this.clock()) });
  }
}
