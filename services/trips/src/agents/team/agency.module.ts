import { Module } from '@nestjs/common';
import { CreateAgencyTeams1764030200000 } from '../../migrations/agents/1764030200000-create-agency-teams.js';
import { AddressVerificationModule } from '../../trip/address-verification/address-verification.module.js';
import { HandOverModule } from './hand-over.module.js';
import { TeamModule } from './team.module.js';
import { AgencyInvitationRow } from './agency-invitation.entity.js';
import { AgencyInvitationsController, AgencyJoiningController } from './agency-invitations.controller.js';
import { AgencyInvitationsService } from './agency-invitations.service.js';
import { AgencyJoiningService } from './agency-joining.service.js';
import { InvitedMemberAddressController } from './invited-member-address.controller.js';
import { AgencyRemovalService } from './agency-removal.service.js';
import { AgencyController } from './agency.controller.js';
import { AgencyPersonalData } from './agency.personal-data.js';
import { AgencyService } from './agency.service.js';
import { TeamPeople } from './team-people.js';

@Module({
  imports: [TeamModule, AddressVerificationModule, HandOverModule],
  controllers: [
    AgencyController,
    AgencyInvitationsController,
    AgencyJoiningController,
    InvitedMemberAddressController,
  ],
  providers: [
    AgencyPersonalData,
    AgencyService,
    AgencyInvitationsService,
    AgencyJoiningService,
    AgencyRemovalService,
    TeamPeople,
  ],
})
export class AgencyModule {
  static readonly entities = [AgencyInvitationRow];
  static readonly migrations = [CreateAgencyTeams1764030200000];
}
