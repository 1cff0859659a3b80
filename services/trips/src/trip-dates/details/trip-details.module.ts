import { Module } from '@nestjs/common';
import { AccessModule } from '../../trip/access/access.module.js';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { ActivityLogModule } from '../../trip/activity-log/activity-log.module.js';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { WindowsModule } from '../../planning/windows/windows.module.js';
import { TripDetailsController } from './trip-details.controller.js';
import { TripDetailsActivity } from './trip-details.activity.js';
import { TripDetailsService } from './trip-details.service.js';
import { AddTripChanges1763810000000 } from '../../migrations/trip/1763810000000-add-trip-changes.js';
import { TripChangeRow } from './trip-change.entity.js';

@Module({
  imports: [AccessModule, TripsModule, TripEventsModule, ActivityLogModule, WindowsModule, CatalogueModule],
  controllers: [TripDetailsController],
  providers: [TripDetailsService, TripDetailsActivity],
  exports: [TripDetailsService],
})
export class TripDetailsModule {
  static readonly entities = [TripChangeRow];
  static readonly migrations = [AddTripChanges1763810000000];
}
