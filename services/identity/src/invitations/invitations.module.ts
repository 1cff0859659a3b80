import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { EmailVerificationModule } from '../email-verification/email-verification.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AgentInvitationsService } from './agent-invitations.service.js';
import { InvitationSecrets } from './invitation-secrets.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsPersonalData } from './invitations.personal-data.js';
import { InvitationsService } from './invitations.service.js';
import { RemovedClients } from './removed-clients.js';
import { OwnTrips } from './own-trips.js';

@Module({
  imports: [AuthModule, EmailVerificationModule, SessionsModule, UsersModule],
  controllers: [InvitationsController],
  providers: [
    InvitationSecrets,
    InvitationsService,
    AgentInvitationsService,
    InvitationsPersonalData,
    OwnTrips,
    RemovedClients,
  ],
})
export class InvitationsModule {}
