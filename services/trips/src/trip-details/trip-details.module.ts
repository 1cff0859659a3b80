import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { TripEventsModule } from '../trip-events/trip-events.module.js';
import { TripsModule } from '../trips/trips.module.js';
import { TripDetailsController } from './trip-details.controller.js';
import { TripDetailsService } from './trip-details.service.js';

@Module({
  imports: [AccessModule, TripsModule, TripEventsModule],
  controllers: [TripDetailsController],
  providers: [TripDetailsService],
})
export class TripDetailsModule {}
