import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { PlansModule } from '../../grants/plans/plans.module.js';
import { CreateAgentTrips1764020200000 } from '../../migrations/agents/1764020200000-create-agent-trips.js';
import { CreateDeskWindows1764020300000 } from '../../migrations/agents/1764020300000-create-desk-windows.js';
import { CreateTripTemplates1764034000000 } from '../../migrations/agents/1764034000000-create-trip-templates.js';
import { KeepEachChangeOfADesk1764100040000 } from '../../migrations/agents/1764100040000-keep-each-change-of-a-desk.js';
import { MoveStagesToTrips1764521000000 } from '../../migrations/agents/1764521000000-move-stages-to-trips.js';
import { WatchCruiseBookings1764923000000 } from '../../migrations/agents/1764923000000-watch-cruise-bookings.js';
import { WatchCruiseFares1764923010000 } from '../../migrations/agents/1764923010000-watch-cruise-fares.js';
import { WatchDaysToCancel1764930000000 } from '../../migrations/agents/1764930000000-watch-days-to-cancel.js';
import { TasksModule } from '../../planning/tasks/tasks.module.js';
import { WindowsModule } from '../../planning/windows/windows.module.js';
import { TripCopiesModule } from '../../trip-dates/copies/trip-copies.module.js';
import { TripsModule } from '../../trip/trips/trips.module.js';
import { AgentTripReaders } from './agent-trip-readers.js';
import { AgentTripRow } from './agent-trip.entity.js';
import { AgentTripsController } from './agent-trips.controller.js';
import { AgentTripsPersonalData } from './agent-trips.personal-data.js';
import { AgentTripsService } from './agent-trips.service.js';
import { AsClientInterceptor } from './as-client.interceptor.js';
import { ClientTripsController } from './client-trips.controller.js';
import { DeskOutcomeRow } from './desk-outcome.entity.js';
import { DeskPlanner } from './desk-planner.js';
import { DeskStageRow } from './desk-stage.entity.js';
import { DeskWindowRow } from './desk-window.entity.js';
import { DeskWorkRow } from './desk-work.entity.js';
import { ShippedTripsService } from './shipped-trips.service.js';
import { TeamModule } from '../team/team.module.js';
import { TripTemplateRow } from './trip-template.entity.js';
import { TripTemplatesController } from './trip-templates.controller.js';
import { TripTemplatesService } from './trip-templates.service.js';

@Module({
  imports: [
    CatalogueModule,
    TasksModule,
    TeamModule,
    TripsModule,
    TripCopiesModule,
    WindowsModule,
    PlansModule,
    TripEventsModule,
  ],
  controllers: [AgentTripsController, ClientTripsController, TripTemplatesController],
  providers: [
    AgentTripsService,
    AgentTripReaders,
    AgentTripsPersonalData,
    TripTemplatesService,
    ShippedTripsService,
    DeskPlanner,
    { provide: APP_INTERCEPTOR, useClass: AsClientInterceptor },
  ],
  exports: [AgentTripsService, DeskPlanner],
})
export class AgentTripsModule {
  static readonly entities = [
    AgentTripRow,
    TripTemplateRow,
    DeskStageRow,
    DeskWindowRow,
    DeskOutcomeRow,
    DeskWorkRow,
  ];
  static readonly migrations = [
    CreateAgentTrips1764020200000,
    CreateDeskWindows1764020300000,
    CreateTripTemplates1764034000000,
    KeepEachChangeOfADesk1764100040000,
    MoveStagesToTrips1764521000000,
    WatchCruiseBookings1764923000000,
    WatchCruiseFares1764923010000,
    WatchDaysToCancel1764930000000,
  ];
}
