import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { TripEventsModule } from '../../events/trip-events.module.js';
import { TripBrandsModule } from '../brands/trip-brands.module.js';
import { ForwardingModule } from '../forwarding/forwarding.module.js';
import { TripsModule } from '../trips/trips.module.js';
import { AddressVerificationModule } from '../address-verification/address-verification.module.js';
import { CollaboratorsActivity } from './collaborators.activity.js';
import { CollaboratorsController } from './collaborators.controller.js';
import { CollaboratorsPersonalData } from './collaborators.personal-data.js';
import { CollaboratorsService } from './collaborators.service.js';
import { CollaboratorTravelersService } from './collaborator-travelers.service.js';
import { InvitedAddressController } from './invited-address.controller.js';
import { TripInvitationsController } from './trip-invitations.controller.js';
import { TripInvitationsService } from './trip-invitations.service.js';
import { CreateCollaborators1763840000000 } from '../../migrations/trip/1763840000000-create-collaborators.js';
import { NameCollaboratorsTravelers1764040000000 } from '../../migrations/trip/1764040000000-name-collaborators-travelers.js';
import { CollaboratorRow } from './collaborator.entity.js';

@Module({
  imports: [
    AccessModule,
    TripsModule,
    TripBrandsModule,
    ForwardingModule,
    TripEventsModule,
    ActivityLogModule,
    AddressVerificationModule,
  ],
  controllers: [CollaboratorsController, TripInvitationsController, InvitedAddressController],
  providers: [
    CollaboratorsService,
    CollaboratorTravelersService,
    TripInvitationsService,
    CollaboratorsPersonalData,
    CollaboratorsActivity,
  ],
})
export class CollaboratorsModule {
  static readonly entities = [CollaboratorRow];
  static readonly migrations = [CreateCollaborators1763840000000, NameCollaboratorsTravelers1764040000000];
}
