import { Module } from '@nestjs/common';
import { AccessModule } from '../../trip/access/access.module.js';
import { ActivityLogModule } from '../../trip/activity-log/activity-log.module.js';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { FilesModule } from '../../trip/files/files.module.js';
import { ExpensesActivity } from './expenses.activity.js';
import { ExpenseImportsController } from './expense-imports.controller.js';
import { ExpenseImportsService } from './expense-imports.service.js';
import { ExpensePurge } from './expense-purge.js';
import { ExpensesController } from './expenses.controller.js';
import { ExpensesService } from './expenses.service.js';
import { ReceiptsController } from './receipts.controller.js';
import { ReceiptsService } from './receipts.service.js';
import { CreateExpenses1763830000000 } from '../../migrations/money/1763830000000-create-expenses.js';
import { CountReceiptsByPerson1763899100000 } from '../../migrations/money/1763899100000-count-receipts-by-person.js';
import { SumExpensesByDay1764036500000 } from '../../migrations/money/1764036500000-sum-expenses-by-day.js';
import { ExpenseRow } from './expense.entity.js';
import { SettlementRow } from './settlement.entity.js';
import { expensesOfOwner } from './expenses.queries.js';

@Module({
  imports: [AccessModule, ActivityLogModule, FilesModule, TripEventsModule],
  controllers: [ExpensesController, ExpenseImportsController, ReceiptsController],
  providers: [ExpensesService, ExpenseImportsService, ReceiptsService, ExpensePurge, ExpensesActivity],
})
export class ExpensesModule {
  static readonly personalData = expensesOfOwner;
  static readonly entities = [ExpenseRow, SettlementRow];
  static readonly migrations = [
    CreateExpenses1763830000000,
    CountReceiptsByPerson1763899100000,
    SumExpensesByDay1764036500000,
  ];
}
