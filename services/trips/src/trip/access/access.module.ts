import { Module } from '@nestjs/common';
import { EntitlementsModule } from '../../grants/entitlements/entitlements.module.js';
import { PlansModule } from '../../grants/plans/plans.module.js';
import { TripsModule } from '../trips/trips.module.js';
import { AccessController } from './access.controller.js';
import { AccessService } from './access.service.js';
import { TripReplayRight } from './trip-replay-right.js';
import { PlannerNames } from './planner-names.js';

@Module({
  imports: [TripsModule, EntitlementsModule, PlansModule],
  controllers: [AccessController],
  providers: [AccessService, PlannerNames, TripReplayRight],
  exports: [AccessService],
})
export class AccessModule {}
