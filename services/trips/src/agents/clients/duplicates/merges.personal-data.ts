import { MERGE_UNDO_DAYS } from '@landsea/contracts/agents';
import type { PersonalRecords } from '@landsea/contracts/account';
import { IntervalTasks, PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ClientMergeRow } from './client-merge.entity.js';

const EVERY_MS = 60 * 60 * 1000;

@Injectable()
export class MergesPersonalData extends PersonalData {
  constructor(
    tasks: IntervalTasks,
    private readonly dataSource: DataSource,
  ) {
    super();
    tasks.add('merged clients', EVERY_MS, () => this.forgetOld());
  }

  records(): Promise<PersonalRecords> {
    return Promise.resolve({});
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.update(ClientMergeRow, { userId }, { userId: null, byName: 'Somebody who left' });
  }

  async forgetOld(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM client_merge WHERE at < now() - interval '${MERGE_UNDO_DAYS} days'`,
    );
  }
}
