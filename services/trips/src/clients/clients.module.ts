import { Module } from '@nestjs/common';
import { PlansModule } from '../plans/plans.module.js';
import { ClientsController } from './clients.controller.js';
import { ClientInvitationsService } from './client-invitations.service.js';
import { ClientsPersonalData } from './clients.personal-data.js';
import { ClientsService } from './clients.service.js';

@Module({
  imports: [PlansModule],
  controllers: [ClientsController],
  providers: [ClientsService, ClientInvitationsService, ClientsPersonalData],
})
export class ClientsModule {}
