import { Module } from '@nestjs/common';
import { CreateKeptTrips1764100030000 } from '../../migrations/agents/1764100030000-create-kept-trips.js';
import { DaysModule } from '../../planning/days/days.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { KeptTripRow } from './kept-trip.entity.js';
import { KeptTripsController } from './kept-trips.controller.js';
import { keptTripsOfUser } from './kept-trips.personal-data.js';
import { KeptTrips } from './kept-trips.service.js';

@Module({
  imports: [TripsModule, DaysModule],
  controllers: [KeptTripsController],
  providers: [KeptTrips],
  exports: [KeptTrips],
})
export class KeptTripsModule {
  static readonly personalData = [keptTripsOfUser];
  static readonly entities = [KeptTripRow];
  static readonly migrations = [CreateKeptTrips1764100030000];
}
