import { AddCall, ClientCall, SaveCall, ClientTimeline, TimelineQuery } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { RowIdPipe } from '../../row-id.pipe.js';
import { CallsService } from './calls.service.js';
import { TimelineService } from './timeline.service.js';

@UserTypes('agent')
@Controller('api/v1')
export class TimelineController {
  constructor(
    private readonly timeline: TimelineService,
    private readonly calls: CallsService,
  ) {}

  @Get('clients/:clientId/timeline')
  @ApiAnswer(ClientTimeline)
  list(
    @CurrentUser() user: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @Query({ schema: TimelineQuery }) query: TimelineQuery,
  ): Promise<ClientTimeline> {
    return this.timeline.list(user, clientId, query);
  }

  @Post('clients/:clientId/calls')
  @ApiAnswer(ClientCall, 201)
  add(
    @CurrentUser() user: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @Body({ schema: AddCall }) call: AddCall,
  ): Promise<ClientCall> {
    return this.calls.add(user, clientId, call);
  }

  @Put('calls/:callId')
  @ApiAnswer(ClientCall)
  save(
    @CurrentUser() user: Principal,
    @Param('callId', RowIdPipe) callId: string,
    @Body({ schema: SaveCall }) call: SaveCall,
  ): Promise<ClientCall> {
    return this.calls.save(user, callId, call);
  }

  @Delete('calls/:callId')
  @HttpCode(204)
  remove(@CurrentUser() user: Principal, @Param('callId', RowIdPipe) callId: string): Promise<void> {
    return this.calls.remove(user, callId);
  }
}
