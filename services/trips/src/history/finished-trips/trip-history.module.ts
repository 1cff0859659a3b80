import { Module } from '@nestjs/common';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { TripHistoryController } from './trip-history.controller.js';
import { TripHistoryService } from './trip-history.service.js';

@Module({ imports: [TripsModule], controllers: [TripHistoryController], providers: [TripHistoryService] })
export class TripHistoryModule {}
