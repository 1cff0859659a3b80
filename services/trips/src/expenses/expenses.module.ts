import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { TripEventsModule } from '../trip-events/trip-events.module.js';
import { ExpenseImportsController } from './expense-imports.controller.js';
import { ExpensesController } from './expenses.controller.js';
import { ExpensesPersonalData } from './expenses.personal-data.js';
import { ExpensesService } from './expenses.service.js';

@Module({
  imports: [AccessModule, TripEventsModule],
  controllers: [ExpensesController, ExpenseImportsController],
  providers: [ExpensesService, ExpensesPersonalData],
})
export class ExpensesModule {}
