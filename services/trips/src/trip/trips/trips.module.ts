import { Module } from '@nestjs/common';
import { EntitlementsModule } from '../../grants/entitlements/entitlements.module.js';
import { PlansModule } from '../../grants/plans/plans.module.js';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { TripDraftsModule } from '../drafts/trip-drafts.module.js';
import { DeletedTripsController } from './deleted-trips.controller.js';
import { DeletedTripsService } from './deleted-trips.service.js';
import { OwnedTripsController } from './owned-trips.controller.js';
import { TripFactsController } from './trip-facts.controller.js';
import { TripOwners } from './trip-owners.js';
import { TripLimit } from './trip-limit.js';
import { TripsController } from './trips.controller.js';
import { TripsPersonalData } from './trips.personal-data.js';
import { TripsService } from './trips.service.js';
import { CreateTrips1763700000000 } from '../../migrations/trip/1763700000000-create-trips.js';
import { ListTripsByPage1763810100000 } from '../../migrations/trip/1763810100000-list-trips-by-page.js';
import { NamePartyMembers1763840100000 } from '../../migrations/trip/1763840100000-name-party-members.js';
import { VersionWhatIsEdited1763870100000 } from '../../migrations/trip/1763870100000-version-what-is-edited.js';
import { NameParksOfDays1763900000000 } from '../../migrations/trip/1763900000000-name-parks-of-days.js';
import { AddHourWorth1763907000000 } from '../../migrations/trip/1763907000000-add-hour-worth.js';
import { MarkClientTrips1764020100000 } from '../../migrations/trip/1764020100000-mark-client-trips.js';
import { AddDayEvenings1764042000000 } from '../../migrations/trip/1764042000000-add-day-evenings.js';
import { AddArrivals1763990000000 } from '../../migrations/trip/1763990000000-add-arrivals.js';
import { CreateTripApi1764071000000 } from '../../migrations/trip/1764071000000-create-trip-api.js';
import { MarkSampleTrips1764521300000 } from '../../migrations/trip/1764521300000-mark-sample-trips.js';
import { SampleTripRow } from './sample-trip.entity.js';
import { TripDayRow } from './trip-day.entity.js';
import { TripReaders } from './trip-readers.js';
import { TripRow } from './trip.entity.js';

@Module({
  imports: [EntitlementsModule, PlansModule, TripDraftsModule, TripEventsModule],
  controllers: [DeletedTripsController, TripsController, TripFactsController, OwnedTripsController],
  providers: [TripsService, TripOwners, TripReaders, TripLimit, DeletedTripsService, TripsPersonalData],
  exports: [DeletedTripsService, TripOwners, TripReaders, TripsService],
})
export class TripsModule {
  static readonly entities = [SampleTripRow, TripDayRow, TripRow];
  static readonly migrations = [
    CreateTrips1763700000000,
    ListTripsByPage1763810100000,
    NamePartyMembers1763840100000,
    VersionWhatIsEdited1763870100000,
    NameParksOfDays1763900000000,
    AddHourWorth1763907000000,
    AddArrivals1763990000000,
    AddDayEvenings1764042000000,
    MarkClientTrips1764020100000,
    CreateTripApi1764071000000,
    MarkSampleTrips1764521300000,
  ];
}
