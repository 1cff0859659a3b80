import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { TripEventsModule } from '../trip-events/trip-events.module.js';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { TripsModule } from '../trips/trips.module.js';
import { TripDetailsController } from './trip-details.controller.js';
import { TripDetailsService } from './trip-details.service.js';

@Module({
  imports: [AccessModule, TripsModule, TripEventsModule, ActivityLogModule],
  controllers: [TripDetailsController],
  providers: [TripDetailsService],
  exports: [TripDetailsService],
})
export class TripDetailsModule {}
