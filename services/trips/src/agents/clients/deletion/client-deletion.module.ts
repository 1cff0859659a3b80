import { Module } from '@nestjs/common';
import { omitEmpty, type DeclaredData } from '@landsea/nest-kit';
import { TripEventsModule } from '../../../events/trip-events.module.js';
import { CreateClientDeletions1764036000000 } from '../../../migrations/agents/1764036000000-create-client-deletions.js';
import { TripsModule } from '../../../trip/trips/trips.module.js';
import { ClientsModule } from '../clients.module.js';
import { ClientDeletionController } from './client-deletion.controller.js';
import { ClientDeletionRow } from './client-deletion.entity.js';
import { ClientDeletionService } from './client-deletion.service.js';

const deletedClientsOfUser: DeclaredData = {
  records: async (manager, userId) =>
    omitEmpty({
      deletedClients: await manager.query(`SELECT at FROM client_deletion WHERE user_id = $1 ORDER BY at`, [
        userId,
      ]),
    }),
  erase: async (manager, userId) => {
    await manager.delete(ClientDeletionRow, { agentId: userId });
    await manager.update(ClientDeletionRow, { userId }, { userId: null, byName: 'Somebody who left' });
  },
};

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
