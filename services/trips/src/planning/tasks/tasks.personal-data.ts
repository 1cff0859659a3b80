import type { PersonalRecords } from '@landsea/contracts/account';
import { PersonalData } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { selectTasksOfOwner } from './tasks.queries.js';

@Injectable()
export class TasksPersonalData extends PersonalData {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async records(userId: string): Promise<PersonalRecords> {
    return { tasks: await selectTasksOfOwner(this.dataSource.manager, userId) };
  }

  /** A trip's erasure removes its tasks. */
  erase(): Promise<void> {
    return Promise.resolve();
  }
}
