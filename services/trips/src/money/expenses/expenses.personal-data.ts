import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { selectExpensesOfOwner, selectSettlementsOfOwner } from './expenses.queries.js';

@Injectable()
export class ExpensesPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    const { manager } = this.dataSource;
    return {
      expenses: await selectExpensesOfOwner(manager, userId),
      settlements: await selectSettlementsOfOwner(manager, userId),
    };
  }

  /** A trip's erasure removes them. */
  erase(): Promise<void> {
    return Promise.resolve();
  }
}
