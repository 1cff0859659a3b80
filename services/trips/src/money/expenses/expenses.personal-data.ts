import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { selectExpensesOfOwner, selectSettlementsOfOwner } from './expenses.queries.js';
import { forgetUploader } from './receipts.queries.js';

/** What was spent on a person's own trips, and who paid whom. */
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

  /** A trip takes them with it; its receipts' files are then nobody's and go with the next sweep. */
  async erase(manager: EntityManager, userId: string): Promise<void> {
    await forgetUploader(manager, userId);
  }
}
