import { Morning, MorningTask, OutcomeAnswer, OutcomeQuery, RecordOutcome } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, Param, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { TripId } from '../../row-id.pipe.js';
import { MorningService } from './morning.service.js';

@UserTypes('agent')
@Controller('api/v1/morning')
export class MorningController {
  constructor(private readonly morning: MorningService) {}

  @Get()
  @ApiAnswer(Morning)
  getMorning(@CurrentUser() agent: Principal): Promise<Morning> {
    return this.morning.getMorning(agent);
  }

  @Get(':tripId/:windowId')
  @ApiAnswer(MorningTask)
  getTask(
    @CurrentUser() agent: Principal,
    @TripId() tripId: string,
    @Param('windowId') windowId: string,
  ): Promise<MorningTask> {
    return this.morning.getTask(agent, tripId, windowId);
  }

  @Put(':tripId/:windowId/outcome')
  @ApiAnswer(OutcomeAnswer)
  async record(
    @CurrentUser() agent: Principal,
    @TripId() tripId: string,
    @Param('windowId') windowId: string,
    @Query({ schema: OutcomeQuery }) query: OutcomeQuery,
    @Body({ schema: RecordOutcome }) outcome: RecordOutcome,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OutcomeAnswer> {
    await this.morning.record(agent, tripId, windowId, outcome);
    return this.answer(agent, tripId, windowId, query, response);
  }

  @Delete(':tripId/:windowId/outcome')
  @ApiAnswer(OutcomeAnswer)
  async reopen(
    @CurrentUser() agent: Principal,
    @TripId() tripId: string,
    @Param('windowId') windowId: string,
    @Query({ schema: OutcomeQuery }) query: OutcomeQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OutcomeAnswer> {
    await this.morning.reopen(agent, tripId, windowId);
    return this.answer(agent, tripId, windowId, query, response);
  }

  private async answer(
    agent: Principal,
    tripId: string,
    windowId: string,
    query: OutcomeQuery,
    response: Response,
  ): Promise<OutcomeAnswer> {
    if (query.answer !== 'none') return this.morning.getTask(agent, tripId, windowId);
    response.status(204);
    return undefined;
  }
}
