import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { TripEventsModule } from '../trip-events/trip-events.module.js';
import { BudgetController } from './budget.controller.js';
import { BudgetPersonalData } from './budget.personal-data.js';
import { BudgetService } from './budget.service.js';

@Module({
  imports: [AccessModule, TripEventsModule],
  controllers: [BudgetController],
  providers: [BudgetService, BudgetPersonalData],
})
export class BudgetModule {}
