import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { selectEnteredOfOwner } from './windows.queries.js';

@Injectable()
export class WindowsPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    return selectEnteredOfOwner(this.dataSource.manager, userId);
  }

  /** A trip's erasure removes them. */
  erase(): Promise<void> {
    return Promise.resolve();
  }
}
