import { Module } from '@nestjs/common';
import { AddressVerificationModule } from '../../trip/address-verification/address-verification.module.js';
import { PlansModule } from '../../grants/plans/plans.module.js';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { ClientsController } from './clients.controller.js';
import { ClientInvitationsService } from './client-invitations.service.js';
import { ClientsPersonalData } from './clients.personal-data.js';
import { ClientsService } from './clients.service.js';
import { TravelAgentsController } from './travel-agents.controller.js';
import { TravelAgentsService } from './travel-agents.service.js';
import { CreateClients1763700200000 } from '../../migrations/agents/1763700200000-create-clients.js';
import { AddClientInvitations1763740100000 } from '../../migrations/agents/1763740100000-add-client-invitations.js';
import { CreateClientTrips1763899000000 } from '../../migrations/agents/1763899000000-create-client-trips.js';
import { ClientTripRow } from './client-trip.entity.js';
import { ClientRow } from './client.entity.js';

@Module({
  imports: [AddressVerificationModule, PlansModule, TripEventsModule],
  controllers: [ClientsController, TravelAgentsController],
  providers: [ClientsService, ClientInvitationsService, TravelAgentsService, ClientsPersonalData],
})
export class ClientsModule {
  static readonly entities = [ClientTripRow, ClientRow];
  static readonly migrations = [
    CreateClients1763700200000,
    AddClientInvitations1763740100000,
    CreateClientTrips1763899000000,
  ];
}
