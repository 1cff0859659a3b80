import { Module } from '@nestjs/common';
import { EntitlementsModule } from '../../grants/entitlements/entitlements.module.js';
import { PlansModule } from '../../grants/plans/plans.module.js';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { TripDraftsModule } from '../drafts/trip-drafts.module.js';
import { DeletedTripsController } from './deleted-trips.controller.js';
import { DeletedTripsService } from './deleted-trips.service.js';
import { OwnedTripsController } from './owned-trips.controller.js';
import { TripFactsController } from './trip-facts.controller.js';
import { TripLimit } from './trip-limit.js';
import { TripsController } from './trips.controller.js';
import { TripsPersonalData } from './trips.personal-data.js';
import { TripsService } from './trips.service.js';

@Module({
  imports: [EntitlementsModule, PlansModule, TripDraftsModule, TripEventsModule],
  controllers: [DeletedTripsController, TripsController, TripFactsController, OwnedTripsController],
  providers: [TripsService, TripLimit, DeletedTripsService, TripsPersonalData],
  exports: [TripsService],
})
export class TripsModule {}
