import { Module } from '@nestjs/common';
import { CreateClientCalls1764700000000 } from '../../migrations/agents/1764700000000-create-client-calls.js';
import { ClientsModule } from '../clients/clients.module.js';
import { TeamModule } from '../team/team.module.js';
import { CallsService } from './calls.service.js';
import { ClientCallRow } from './client-call.entity.js';
import { TimelineController } from './timeline.controller.js';
import { callsOfUser } from './timeline.personal-data.js';
import { TimelineService } from './timeline.service.js';

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
