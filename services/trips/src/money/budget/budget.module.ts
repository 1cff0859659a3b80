import { Module } from '@nestjs/common';
import { AccessModule } from '../../trip/access/access.module.js';
import { ActivityLogModule } from '../../trip/activity-log/activity-log.module.js';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { BudgetActivity } from './budget.activity.js';
import { BudgetController } from './budget.controller.js';
import { BudgetPersonalData } from './budget.personal-data.js';
import { BudgetService } from './budget.service.js';

@Module({
  imports: [AccessModule, ActivityLogModule, TripEventsModule],
  controllers: [BudgetController],
  providers: [BudgetService, BudgetPersonalData, BudgetActivity],
})
export class BudgetModule {}
