import { Module } from '@nestjs/common';
import { AccessModule } from '../../trip/access/access.module.js';
import { ActivityLogModule } from '../../trip/activity-log/activity-log.module.js';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { BudgetOfBookings } from './booking-lines.js';
import { BudgetActivity } from './budget.activity.js';
import { BudgetController } from './budget.controller.js';
import { BudgetService } from './budget.service.js';
import { CreateBudgetLines1763700100000 } from '../../migrations/money/1763700100000-create-budget-lines.js';
import { AddBudgetLineDetails1763820000000 } from '../../migrations/money/1763820000000-add-budget-line-details.js';
import { AddLineDues1764051000000 } from '../../migrations/money/1764051000000-add-line-dues.js';
import { ShowLineAmounts1764521100000 } from '../../migrations/money/1764521100000-show-line-amounts.js';
import { MarkEstimatedLines1764031200000 } from '../../migrations/money/1764031200000-mark-estimated-lines.js';
import { BudgetLineRow } from './budget-line.entity.js';
import { linesOfOwner } from './budget.queries.js';

@Module({
  imports: [AccessModule, ActivityLogModule, TripEventsModule],
  controllers: [BudgetController],
  providers: [BudgetService, BudgetActivity, BudgetOfBookings],
})
export class BudgetModule {
  static readonly personalData = [linesOfOwner];
  static readonly entities = [BudgetLineRow];
  static readonly migrations = [
    CreateBudgetLines1763700100000,
    AddBudgetLineDetails1763820000000,
    MarkEstimatedLines1764031200000,
    AddLineDues1764051000000,
    ShowLineAmounts1764521100000,
  ];
}
