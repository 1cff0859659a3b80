import { AgentTripConsent, ShareTripWithAgent, TravelAgentList } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { RowIdPipe, TripId } from '../../row-id.pipe.js';
import { TravelAgentsService } from './travel-agents.service.js';

@Controller('api/v1/travel-agents')
export class TravelAgentsController {
  constructor(private readonly agents: TravelAgentsService) {}

  @Get()
  @ApiAnswer(TravelAgentList)
  list(@CurrentUser() user: Principal): Promise<TravelAgentList> {
    return this.agents.list(user);
  }

  @Put(':clientId/trips/:tripId')
  @ApiAnswer(AgentTripConsent)
  share(
    @CurrentUser() user: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @TripId() tripId: string,
    @Body({ schema: ShareTripWithAgent }) consent: ShareTripWithAgent,
  ): Promise<AgentTripConsent> {
    return this.agents.share(user, clientId, tripId, consent);
  }

  @Delete(':clientId/trips/:tripId')
  @HttpCode(204)
  stopSharing(
    @CurrentUser() user: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @TripId() tripId: string,
  ): Promise<void> {
    return this.agents.stopSharing(user, clientId, tripId);
  }

  @Delete(':clientId')
  @HttpCode(204)
  leave(@CurrentUser() user: Principal, @Param('clientId', RowIdPipe) clientId: string): Promise<void> {
    return this.agents.leave(user, clientId);
  }
}
