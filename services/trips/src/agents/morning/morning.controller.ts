import { Morning, MorningTask, RecordOutcome } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { RowIdPipe } from '../../row-id.pipe.js';
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
    @Param('tripId', RowIdPipe) tripId: string,
    @Param('windowId') windowId: string,
  ): Promise<MorningTask> {
    return this.morning.getTask(agent, tripId, windowId);
  }

  @Put(':tripId/:windowId/outcome')
  @ApiAnswer(MorningTask)
  record(
    @CurrentUser() agent: Principal,
    @Param('tripId', RowIdPipe) tripId: string,
    @Param('windowId') windowId: string,
    @Body({ schema: RecordOutcome }) outcome: RecordOutcome,
  ): Promise<MorningTask> {
    return this.morning.record(agent, tripId, windowId, outcome);
  }

  @Delete(':tripId/:windowId/outcome')
  @ApiAnswer(MorningTask)
  reopen(
    @CurrentUser() agent: Principal,
    @Param('tripId', RowIdPipe) tripId: string,
    @Param('windowId') windowId: string,
  ): Promise<MorningTask> {
    return this.morning.reopen(agent, tripId, windowId);
  }
}
