import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { selectLinesOfOwner } from './budget.queries.js';

@Injectable()
export class BudgetPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    return { budgetLines: await selectLinesOfOwner(this.dataSource.manager, userId) };
  }

  /** A trip's erasure removes its lines. */
  erase(): Promise<void> {
    return Promise.resolve();
  }
}
