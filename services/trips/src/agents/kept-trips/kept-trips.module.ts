import { Module } from '@nestjs/common';
import { omitEmpty, type DeclaredData } from '@landsea/nest-kit';
import { CreateKeptTrips1764100030000 } from '../../migrations/agents/1764100030000-create-kept-trips.js';
import { DaysModule } from '../../planning/days/days.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { KeptTripRow } from './kept-trip.entity.js';
import { KeptTripsController } from './kept-trips.controller.js';
import { KeptTrips } from './kept-trips.service.js';

const keptTripsOfUser: DeclaredData = {
  records: async (manager, userId) =>
    omitEmpty({
      keptTrips: await manager.query(
        `SELECT name, start_date::text AS "startDate", end_date::text AS "endDate", agent_name AS agent, content,
         kept_at AS "keptAt" FROM kept_trip WHERE user_id = $1 ORDER BY kept_at, id`,
        [userId],
      ),
    }),
  erase: (manager, userId) => manager.delete(KeptTripRow, { userId }),
};

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
