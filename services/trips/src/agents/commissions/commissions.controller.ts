import {
  AddFee,
  AddStatement,
  ChangeStatement,
  Commission,
  CommissionList,
  CommissionQuery,
  CommissionStatementList,
  MarkCommission,
  MatchLine,
  StatementDetail,
  UnclaimedLineList,
  UnclaimedQuery,
} from '@landsea/contracts/agents';
import { ApiAnswer, BodyLimit, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { RowIdPipe, TripId } from '../../row-id.pipe.js';
import { CommissionsService } from './commissions.service.js';
import { StatementsService } from './statements.service.js';

/** 2,000 lines with every text at its longest. */
const MOST_BYTES = 2 * 1024 * 1024;

@UserTypes('agent')
@Controller('api/v1')
export class CommissionsController {
  constructor(
    private readonly commissions: CommissionsService,
    private readonly statements: StatementsService,
  ) {}

  @Get('commissions')
  @ApiAnswer(CommissionList)
  list(
    @CurrentUser() user: Principal,
    @Query({ schema: CommissionQuery }) { year }: CommissionQuery,
  ): Promise<CommissionList> {
    return this.commissions.list(user, year);
  }

  @Put('commissions/:tripId/:bookingId')
  @ApiAnswer(Commission)
  mark(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('bookingId', RowIdPipe) bookingId: string,
    @Body({ schema: MarkCommission }) mark: MarkCommission,
  ): Promise<Commission> {
    return this.commissions.mark(user, tripId, bookingId, mark);
  }

  @Get('commission-lines')
  @ApiAnswer(UnclaimedLineList)
  listUnclaimed(
    @CurrentUser() user: Principal,
    @Query({ schema: UnclaimedQuery }) { search }: UnclaimedQuery,
  ): Promise<UnclaimedLineList> {
    return this.statements.listUnclaimed(user, search);
  }

  @Get('commission-statements')
  @ApiAnswer(CommissionStatementList)
  listStatements(@CurrentUser() user: Principal): Promise<CommissionStatementList> {
    return this.statements.list(user);
  }

  @BodyLimit(MOST_BYTES)
  @Post('commission-statements')
  @ApiAnswer(StatementDetail, 201)
  addStatement(
    @CurrentUser() user: Principal,
    @Body({ schema: AddStatement }) statement: AddStatement,
  ): Promise<StatementDetail> {
    return this.statements.add(user, statement);
  }

  @Get('commission-statements/:statementId')
  @ApiAnswer(StatementDetail)
  getStatement(
    @CurrentUser() user: Principal,
    @Param('statementId', RowIdPipe) statementId: string,
  ): Promise<StatementDetail> {
    return this.statements.get(user, statementId);
  }

  @Patch('commission-statements/:statementId')
  @ApiAnswer(StatementDetail)
  changeStatement(
    @CurrentUser() user: Principal,
    @Param('statementId', RowIdPipe) statementId: string,
    @Body({ schema: ChangeStatement }) change: ChangeStatement,
  ): Promise<StatementDetail> {
    return this.statements.change(user, statementId, change);
  }

  @Delete('commission-statements/:statementId')
  @HttpCode(204)
  removeStatement(
    @CurrentUser() user: Principal,
    @Param('statementId', RowIdPipe) statementId: string,
  ): Promise<void> {
    return this.statements.remove(user, statementId);
  }

  @Put('commission-statements/:statementId/lines/:statementLineId')
  @ApiAnswer(StatementDetail)
  matchLine(
    @CurrentUser() user: Principal,
    @Param('statementId', RowIdPipe) statementId: string,
    @Param('statementLineId', RowIdPipe) lineId: string,
    @Body({ schema: MatchLine }) match: MatchLine,
  ): Promise<StatementDetail> {
    return this.statements.matchLine(user, statementId, lineId, match);
  }

  @Post('commission-statements/:statementId/fees')
  @ApiAnswer(StatementDetail)
  addFee(
    @CurrentUser() user: Principal,
    @Param('statementId', RowIdPipe) statementId: string,
    @Body({ schema: AddFee }) fee: AddFee,
  ): Promise<StatementDetail> {
    return this.statements.addFee(user, statementId, fee);
  }
}
