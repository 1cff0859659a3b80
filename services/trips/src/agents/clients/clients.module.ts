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

@Module({
  imports: [AddressVerificationModule, PlansModule, TripEventsModule],
  controllers: [ClientsController, TravelAgentsController],
  providers: [ClientsService, ClientInvitationsService, TravelAgentsService, ClientsPersonalData],
})
export class ClientsModule {}
