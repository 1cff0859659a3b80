import { DecidedIntake, DecideIntake, IntakeAnswer, IntakeAnswerList } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { OptionalRowIdPipe, RowIdPipe } from '../../row-id.pipe.js';
import { IntakeDecisions } from './intake-decisions.service.js';
import { IntakeInbox } from './intake-inbox.service.js';

@UserTypes('agent')
@Controller('api/v1/intake-answers')
export class IntakeInboxController {
  constructor(
    private readonly inbox: IntakeInbox,
    private readonly decisions: IntakeDecisions,
  ) {}

  @Get()
  @ApiAnswer(IntakeAnswerList)
  list(
    @CurrentUser() user: Principal,
    @Query('clientId', OptionalRowIdPipe) clientId: string | undefined,
  ): Promise<IntakeAnswerList> {
    return this.inbox.list(user, clientId);
  }

  @Get(':intakeAnswerId')
  @ApiAnswer(IntakeAnswer)
  get(@CurrentUser() user: Principal, @Param('intakeAnswerId', RowIdPipe) id: string): Promise<IntakeAnswer> {
    return this.inbox.get(user, id);
  }

  @Post(':intakeAnswerId/decisions')
  @ApiAnswer(DecidedIntake)
  decide(
    @CurrentUser() user: Principal,
    @Param('intakeAnswerId', RowIdPipe) id: string,
    @Body({ schema: DecideIntake }) decisions: DecideIntake,
  ): Promise<DecidedIntake> {
    return this.decisions.decide(user, id, decisions);
  }

  @Post(':intakeAnswerId/confirmation')
  @ApiAnswer(IntakeAnswer)
  confirm(
    @CurrentUser() user: Principal,
    @Param('intakeAnswerId', RowIdPipe) id: string,
  ): Promise<IntakeAnswer> {
    return this.inbox.confirm(user, id);
  }

  @Post(':intakeAnswerId/lead')
  @ApiAnswer(IntakeAnswer)
  addLead(
    @CurrentUser() user: Principal,
    @Param('intakeAnswerId', RowIdPipe) id: string,
  ): Promise<IntakeAnswer> {
    return this.inbox.addLead(user, id);
  }

  @Delete(':intakeAnswerId')
  @HttpCode(204)
  remove(@CurrentUser() user: Principal, @Param('intakeAnswerId', RowIdPipe) id: string): Promise<void> {
    return this.inbox.remove(user, id);
  }
}
