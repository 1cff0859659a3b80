import { Module } from '@nestjs/common';
import { AddressVerificationModule } from '../../trip/address-verification/address-verification.module.js';
import { PlansModule } from '../../grants/plans/plans.module.js';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { AgentNoticesModule } from '../agent-notices/agent-notices.module.js';
import { BrandingModule } from '../branding/branding.module.js';
import { TeamModule } from '../team/team.module.js';
import { MakeClientsHouseholds1764010000000 } from '../../migrations/agents/1764010000000-make-clients-households.js';
import { FoldClientNames1764061000000 } from '../../migrations/agents/1764061000000-fold-client-names.js';
import { CompleteHouseholds1764200000000 } from '../../migrations/agents/1764200000000-complete-households.js';
import { ReadPhonesAgain1764061100000 } from '../../migrations/agents/1764061100000-read-phones-again.js';
import { ClientChangeRow } from './client-change.entity.js';
import { ClientChangesService } from './client-changes.service.js';
import { ClientConnectionRow } from './client-connection.entity.js';
import { ClientHistory } from './client-history.js';
import { ClientPeopleController } from './client-people.controller.js';
import { ClientPeopleService } from './client-people.service.js';
import { ClientPersonRow } from './client-person.entity.js';
import { OwnClients } from './own-clients.js';
import { MarkSampleClients1764021000000 } from '../../migrations/agents/1764021000000-mark-sample-clients.js';
import { ClientSamplesService } from './client-samples.service.js';
import { ClientsController } from './clients.controller.js';
import { ClientInvitationsService } from './client-invitations.service.js';
import { ClientsPersonalData } from './clients.personal-data.js';
import { ClientsService } from './clients.service.js';
import { TravelAgentsController } from './travel-agents.controller.js';
import { TravelAgentsService } from './travel-agents.service.js';
import { CreateClients1763700200000 } from '../../migrations/agents/1763700200000-create-clients.js';
import { AddClientInvitations1763740100000 } from '../../migrations/agents/1763740100000-add-client-invitations.js';
import { CreateClientTrips1763899000000 } from '../../migrations/agents/1763899000000-create-client-trips.js';
import { KeptTripsModule } from '../kept-trips/kept-trips.module.js';
import { ClientTripRow } from './client-trip.entity.js';
import { ClientRow } from './client.entity.js';

@Module({
  imports: [
    AddressVerificationModule,
    AgentNoticesModule,
    BrandingModule,
    KeptTripsModule,
    PlansModule,
    TeamModule,
    TripEventsModule,
  ],
  controllers: [ClientsController, ClientPeopleController, TravelAgentsController],
  providers: [
    ClientsService,
    ClientChangesService,
    ClientPeopleService,
    ClientSamplesService,
    ClientHistory,
    OwnClients,
    ClientInvitationsService,
    TravelAgentsService,
    ClientsPersonalData,
  ],
  exports: [
    ClientSamplesService,
    ClientsService,
    ClientPeopleService,
    ClientChangesService,
    ClientHistory,
    OwnClients,
    TravelAgentsService,
  ],
})
export class ClientsModule {
  static readonly entities = [
    ClientTripRow,
    ClientRow,
    ClientPersonRow,
    ClientConnectionRow,
    ClientChangeRow,
  ];
  static readonly migrations = [
    CreateClients1763700200000,
    AddClientInvitations1763740100000,
    CreateClientTrips1763899000000,
    MakeClientsHouseholds1764010000000,
    MarkSampleClients1764021000000,
    FoldClientNames1764061000000,
    ReadPhonesAgain1764061100000,
    CompleteHouseholds1764200000000,
  ];
}
