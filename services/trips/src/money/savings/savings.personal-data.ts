import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { selectSavingsOfOwner } from './savings.queries.js';

@Injectable()
export class SavingsPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  records(userId: string): Promise<PersonalRecords> {
    return selectSavingsOfOwner(this.dataSource.manager, userId);
  }

  /** A trip's erasure removes its savings. */
  erase(): Promise<void> {
    return Promise.resolve();
  }
}
