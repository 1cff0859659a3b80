import { FileStore, fileStoreOf, KIT_ENV } from '@landsea/nest-kit';
import { Module } from '@nestjs/common';
import { AccessModule } from '../../trip/access/access.module.js';
import { ActivityLogModule } from '../../trip/activity-log/activity-log.module.js';
import type { TripsEnv } from '../../env.js';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { ExpenseImportsController } from './expense-imports.controller.js';
import { ExpenseImportsService } from './expense-imports.service.js';
import { ExpensesController } from './expenses.controller.js';
import { ExpensesPersonalData } from './expenses.personal-data.js';
import { ExpensesService } from './expenses.service.js';
import { ReceiptSweep } from './receipt-sweep.js';
import { ReceiptsController } from './receipts.controller.js';
import { ReceiptsService } from './receipts.service.js';

@Module({
  imports: [AccessModule, ActivityLogModule, TripEventsModule],
  controllers: [ExpensesController, ExpenseImportsController, ReceiptsController],
  providers: [
    ExpensesService,
    ExpenseImportsService,
    ExpensesPersonalData,
    ReceiptsService,
    ReceiptSweep,
    { provide: FileStore, useFactory: (env: TripsEnv) => fileStoreOf(env), inject: [KIT_ENV] },
  ],
})
export class ExpensesModule {}
