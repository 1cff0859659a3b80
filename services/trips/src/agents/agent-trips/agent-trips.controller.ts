import { AgentTrip, AgentTripList, MoveAgentTrip, SetClientAccess } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { TripId } from '../../row-id.pipe.js';
import { AgentTripsService } from './agent-trips.service.js';

@UserTypes('agent')
@Controller('api/v1/agent-trips')
export class AgentTripsController {
  constructor(private readonly trips: AgentTripsService) {}

  @Get()
  @ApiAnswer(AgentTripList)
  list(@CurrentUser() agent: Principal): Promise<AgentTripList> {
    return this.trips.list(agent);
  }

  @Get(':tripId')
  @ApiAnswer(AgentTrip)
  get(@CurrentUser() agent: Principal, @TripId() tripId: string): Promise<AgentTrip> {
    return this.trips.get(agent, tripId);
  }

  @Put(':tripId/stage')
  @ApiAnswer(AgentTrip)
  move(
    @CurrentUser() agent: Principal,
    @TripId() tripId: string,
    @Body({ schema: MoveAgentTrip }) { stage }: MoveAgentTrip,
  ): Promise<AgentTrip> {
    return this.trips.move(agent, tripId, stage);
  }

  @Put(':tripId/client')
  @ApiAnswer(AgentTrip)
  setClientAccess(
    @CurrentUser() agent: Principal,
    @TripId() tripId: string,
    @Body({ schema: SetClientAccess }) access: SetClientAccess,
  ): Promise<AgentTrip> {
    return this.trips.setClientAccess(agent, tripId, access);
  }
}
