import { Module } from '@nestjs/common';
import { AccessModule } from '../../trip/access/access.module.js';
import { ActivityLogModule } from '../../trip/activity-log/activity-log.module.js';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { SavingsActivity } from './savings.activity.js';
import { SavingsController } from './savings.controller.js';
import { SavingsService } from './savings.service.js';
import { CreateSavings1763830100000 } from '../../migrations/money/1763830100000-create-savings.js';
import { SavingsPlanRow, SavingsJarRow, ContributionRow } from './savings.entities.js';
import { savingsOfOwner } from './savings.queries.js';

@Module({
  imports: [AccessModule, ActivityLogModule, TripEventsModule],
  controllers: [SavingsController],
  providers: [SavingsService, SavingsActivity],
})
export class SavingsModule {
  static readonly personalData = savingsOfOwner;
  static readonly entities = [SavingsPlanRow, SavingsJarRow, ContributionRow];
  static readonly migrations = [CreateSavings1763830100000];
}
