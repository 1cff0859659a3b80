import { IntervalTasks } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { purgeDeletedExpenses } from './receipts.queries.js';

const EVERY_MS = 10 * 60 * 1000;

@Injectable()
export class ExpensePurge {
  constructor(
    tasks: IntervalTasks,
    private readonly dataSource: DataSource,
  ) {
    tasks.add('deleted expenses', EVERY_MS, () => this.run());
  }

  run(): Promise<void> {
    return purgeDeletedExpenses(this.dataSource.manager);
  }
}
