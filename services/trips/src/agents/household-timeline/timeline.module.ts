import { Module } from '@nestjs/common';
import { omitEmpty, type DeclaredData } from '@landsea/nest-kit';
import { CreateClientCalls1764700000000 } from '../../migrations/agents/1764700000000-create-client-calls.js';
import { ClientsModule } from '../clients/clients.module.js';
import { TeamModule } from '../team/team.module.js';
import { CallsService } from './calls.service.js';
import { ClientCallRow } from './client-call.entity.js';
import { TimelineController } from './timeline.controller.js';
import { TimelineService } from './timeline.service.js';

const callsOfUser: DeclaredData = {
  /** An agent's own: a client does not read what was noted about them. */
  records: async (manager, userId) =>
    omitEmpty({
      clientCalls: await manager.query(
        `SELECT k.client_id AS "clientId", k.text, k.with_name AS "withName", k.at, k.added_by_name AS "addedBy"
       FROM client_call k JOIN client ON client.id = k.client_id
       WHERE client.agent_id = $1 OR k.added_by = $1 ORDER BY k.at, k.id`,
        [userId],
      ),
    }),
  erase: (manager, userId) =>
    manager.update(ClientCallRow, { addedBy: userId }, { addedBy: null, addedByName: 'Somebody who left' }),
};

@Module({
  imports: [TeamModule, ClientsModule],
  controllers: [TimelineController],
  providers: [TimelineService, CallsService],
})
export class TimelineModule {
  static readonly personalData = [callsOfUser];
  static readonly entities = [ClientCallRow];
  static readonly migrations = [CreateClientCalls1764700000000];
}
