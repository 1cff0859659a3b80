import { byUser } from '@landsea/nest-kit';
import { Module } from '@nestjs/common';
import { BookingsModule } from '../../bookings/trip-bookings/bookings.module.js';
import { CreateAgentGroups1764720000000 } from '../../migrations/agents/1764720000000-create-agent-groups.js';
import { ActivityLogModule } from '../../trip/activity-log/activity-log.module.js';
import { AgentTripsModule } from '../agent-trips/agent-trips.module.js';
import { TeamModule } from '../team/team.module.js';
import { AgentGroupTripRow } from './agent-group-trip.entity.js';
import { AgentGroupRow } from './agent-group.entity.js';
import { GroupTripsService } from './group-trips.service.js';
import { GroupsController } from './groups.controller.js';
import { GroupsService } from './groups.service.js';
import { RoomingListService } from './rooming-list.service.js';

@Module({
  imports: [ActivityLogModule, AgentTripsModule, BookingsModule, TeamModule],
  controllers: [GroupsController],
  providers: [GroupsService, GroupTripsService, RoomingListService],
})
export class GroupsModule {
  static readonly personalData = [
    byUser(
      AgentGroupRow,
      { groups: ['name', 'kind', 'firstDate', 'lastDate', 'note'] },
      { column: 'agentId' },
    ),
  ];
  static readonly entities = [AgentGroupRow, AgentGroupTripRow];
  static readonly migrations = [CreateAgentGroups1764720000000];
}
