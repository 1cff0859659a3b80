import { byUser } from '@landsea/nest-kit';
import { Module } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookingsModule } from '../../bookings/trip-bookings/bookings.module.js';
import { CreateAgentGroups1764720000000 } from '../../migrations/agents/1764720000000-create-agent-groups.js';
import { CreateGroupItems1764870010000 } from '../../migrations/agents/1764870010000-create-group-items.js';
import { ActivityLogModule } from '../../trip/activity-log/activity-log.module.js';
import { DaysModule } from '../../planning/days/days.module.js';
import { AgentTripsModule } from '../agent-trips/agent-trips.module.js';
import { TeamModule } from '../team/team.module.js';
import { WorkflowsModule } from '../workflows/workflows.module.js';
import { AgentGroupItemRow } from './agent-group-item.entity.js';
import { AgentGroupTripRow } from './agent-group-trip.entity.js';
import { AgentGroupRow } from './agent-group.entity.js';
import { selectItemsOfAgent } from './group-items.queries.js';
import { GroupItemsService } from './group-items.service.js';
import { GroupTripsService } from './group-trips.service.js';
import { GroupsController } from './groups.controller.js';
import { GroupsService } from './groups.service.js';
import { RoomingListService } from './rooming-list.service.js';

@Module({
  imports: [ActivityLogModule, AgentTripsModule, BookingsModule, DaysModule, TeamModule, WorkflowsModule],
  controllers: [GroupsController],
  providers: [GroupsService, GroupTripsService, GroupItemsService, RoomingListService],
})
export class GroupsModule {
  static readonly personalData = [
    byUser(
      AgentGroupRow,
      { groups: ['name', 'kind', 'firstDate', 'lastDate', 'note'] },
      { column: 'agentId' },
    ),
    {
      records: async (manager: EntityManager, userId: string) => ({
        groupItems: await selectItemsOfAgent(manager, userId),
      }),
    },
  ];
  static readonly entities = [AgentGroupRow, AgentGroupTripRow, AgentGroupItemRow];
  static readonly migrations = [CreateAgentGroups1764720000000, CreateGroupItems1764870010000];
}
