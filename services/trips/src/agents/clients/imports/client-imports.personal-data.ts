import type { PersonalRecords } from '@landsea/contracts/account';
import { IMPORT_UNDO_DAYS } from '@landsea/contracts/agents/imports';
import { IntervalTasks, PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ClientImportRow } from './client-import.entity.js';

const EVERY_MS = 60 * 60 * 1000;

@Injectable()
export class ClientImportsPersonalData extends PersonalData {
  constructor(
    tasks: IntervalTasks,
    private readonly dataSource: DataSource,
  ) {
    super();
    tasks.add('old imports', EVERY_MS, () => this.forgetOld());
  }

  async records(userId: string): Promise<PersonalRecords> {
    const imports = await this.dataSource.query<Record<string, unknown>[]>(
      `SELECT file_name AS "fileName", system, at, undone_at AS "undoneAt" FROM client_import WHERE user_id = $1 ORDER BY at`,
      [userId],
    );
    return { imports };
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(ClientImportRow, { userId });
  }

  /** Beyond the time for an undo nobody needs what was before. */
  async forgetOld(): Promise<void> {
    await this.dataSource.query(
      `UPDATE client_import_household h SET before = NULL, after = NULL FROM client_import i
        WHERE i.id = h.import_id AND i.at < now() - interval '${IMPORT_UNDO_DAYS} days' AND h.after IS NOT NULL`,
    );
  }
}
