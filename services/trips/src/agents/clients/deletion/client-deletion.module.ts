import { Module } from '@nestjs/common';
import { TripEventsModule } from '../../../events/trip-events.module.js';
import { CreateClientDeletions1764036000000 } from '../../../migrations/agents/1764036000000-create-client-deletions.js';
import { TripsModule } from '../../../trip/trips/trips.module.js';
import { ClientsModule } from '../clients.module.js';
import { ClientDeletionController } from './client-deletion.controller.js';
import { ClientDeletionRow } from './client-deletion.entity.js';
import { deletedClientsOfUser } from './client-deletion.personal-data.js';
import { ClientDeletionService } from './client-deletion.service.js';

@Module({
  imports: [ClientsModule, TripsModule, TripEventsModule],
  controllers: [ClientDeletionController],
  providers: [ClientDeletionService],
})
export class ClientDeletionModule {
  static readonly personalData = [deletedClientsOfUser];
  static readonly entities = [ClientDeletionRow];
  static readonly migrations = [CreateClientDeletions1764036000000];
}
