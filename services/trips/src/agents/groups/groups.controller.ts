import {
  AgentGroup,
  AgentGroupList,
  CopyGroupTrip,
  GroupItemChange,
  PlanGroupItem,
  SaveAgentGroup,
} from '@landsea/contracts/agents';
import {
  ApiAnswer,
  CurrentUser,
  RateLimit,
  SecurityEvent,
  UserTypes,
  type Principal,
} from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, Header, Param, Post, Put } from '@nestjs/common';
import { RowIdPipe } from '../../row-id.pipe.js';
import { GroupItemsService } from './group-items.service.js';
import { GroupTripsService } from './group-trips.service.js';
import { GroupsService } from './groups.service.js';
import { RoomingListService } from './rooming-list.service.js';

@UserTypes('agent')
@Controller('api/v1/agent-groups')
export class GroupsController {
  constructor(
    private readonly groups: GroupsService,
    private readonly trips: GroupTripsService,
    private readonly rooms: RoomingListService,
    private readonly items: GroupItemsService,
  ) {}

  @Get()
  @ApiAnswer(AgentGroupList)
  list(@CurrentUser() agent: Principal): Promise<AgentGroupList> {
    return this.groups.list(agent);
  }

  @Get(':groupId')
  @ApiAnswer(AgentGroup)
  get(@CurrentUser() agent: Principal, @Param('groupId', RowIdPipe) id: string): Promise<AgentGroup> {
    return this.groups.get(agent, id);
  }

  @Put(':groupId')
  @ApiAnswer(AgentGroup)
  save(
    @CurrentUser() agent: Principal,
    @Param('groupId', RowIdPipe) id: string,
    @Body({ schema: SaveAgentGroup }) group: SaveAgentGroup,
  ): Promise<AgentGroup> {
    return this.groups.save(agent, id, group);
  }

  @Delete(':groupId')
  @ApiAnswer(undefined, 204)
  remove(@CurrentUser() agent: Principal, @Param('groupId', RowIdPipe) id: string): Promise<void> {
    return this.groups.remove(agent, id);
  }

  @Post(':groupId/restoration')
  @ApiAnswer(AgentGroup)
  restore(@CurrentUser() agent: Principal, @Param('groupId', RowIdPipe) id: string): Promise<AgentGroup> {
    return this.groups.restore(agent, id);
  }

  @Put(':groupId/trips/:tripId')
  @ApiAnswer(AgentGroup)
  addTrip(
    @CurrentUser() agent: Principal,
    @Param('groupId', RowIdPipe) id: string,
    @Param('tripId', RowIdPipe) tripId: string,
  ): Promise<AgentGroup> {
    return this.trips.add(agent, id, tripId);
  }

  @Delete(':groupId/trips/:tripId')
  @ApiAnswer(AgentGroup)
  removeTrip(
    @CurrentUser() agent: Principal,
    @Param('groupId', RowIdPipe) id: string,
    @Param('tripId', RowIdPipe) tripId: string,
  ): Promise<AgentGroup> {
    return this.trips.remove(agent, id, tripId);
  }

  @Post(':groupId/copies')
  @ApiAnswer(AgentGroup)
  copyTrip(
    @CurrentUser() agent: Principal,
    @Param('groupId', RowIdPipe) id: string,
    @Body({ schema: CopyGroupTrip }) copied: CopyGroupTrip,
  ): Promise<AgentGroup> {
    return this.trips.copy(agent, id, copied);
  }

  @Post(':groupId/items')
  @ApiAnswer(GroupItemChange)
  planItem(
    @CurrentUser() agent: Principal,
    @Param('groupId', RowIdPipe) id: string,
    @Body({ schema: PlanGroupItem }) planned: PlanGroupItem,
  ): Promise<GroupItemChange> {
    return this.items.plan(agent, id, planned);
  }

  @Delete(':groupId/items/:groupItemId')
  @ApiAnswer(GroupItemChange)
  removeItem(
    @CurrentUser() agent: Principal,
    @Param('groupId', RowIdPipe) id: string,
    @Param('groupItemId', RowIdPipe) itemId: string,
  ): Promise<GroupItemChange> {
    return this.items.remove(agent, id, itemId);
  }

  @RateLimit({ name: 'rooming-list', limit: 60, windowSeconds: 60 * 60, by: 'user' })
  @SecurityEvent('export')
  @Get(':groupId/rooming-list')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="landsea-rooming-list.csv"')
  @ApiAnswer(undefined)
  writeRoomingList(
    @CurrentUser() agent: Principal,
    @Param('groupId', RowIdPipe) id: string,
  ): Promise<string> {
    return this.rooms.write(agent, id);
  }
}
