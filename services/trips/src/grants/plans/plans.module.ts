import { Module } from '@nestjs/common';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { PlansPersonalData } from './plans.personal-data.js';
import { PlansService } from './plans.service.js';

@Module({
  imports: [TripEventsModule],
  providers: [PlansService, PlansPersonalData],
  exports: [PlansService],
})
export class PlansModule {}
