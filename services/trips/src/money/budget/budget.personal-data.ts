import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { selectLinesOfOwner } from './budget.queries.js';

/** The budget lines of a person's own trips. */
@Injectable()
export class BudgetPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    return { budgetLines: await selectLinesOfOwner(this.dataSource.manager, userId) };
  }

  /** A trip takes its lines with it. */
  erase(): Promise<void> {
    return Promise.resolve();
  }
}
