import {
  ClientFee,
  ClientFeeList,
  CommissionQuery,
  FeeAlertList,
  MarkPlanningFee,
  PlanningFee,
  PlanningFeeList,
  SavePlanningFee,
  TellFee,
  TripFees,
} from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { RowIdPipe, TripId } from '../../row-id.pipe.js';
import { ClientFeesService } from './client-fees.service.js';
import { FeesService } from './fees.service.js';

@UserTypes('agent')
@Controller('api/v1')
export class FeesController {
  constructor(private readonly fees: FeesService) {}

  @Get('planning-fees')
  @ApiAnswer(PlanningFeeList)
  listOfYear(
    @CurrentUser() user: Principal,
    @Query({ schema: CommissionQuery }) { year }: CommissionQuery,
  ): Promise<PlanningFeeList> {
    return this.fees.listOfYear(user, year);
  }

  @Get('planning-fee-alerts')
  @ApiAnswer(FeeAlertList)
  listAlerts(@CurrentUser() user: Principal): Promise<FeeAlertList> {
    return this.fees.listAlerts(user);
  }

  @Get('agent-trips/:tripId/fees')
  @ApiAnswer(TripFees)
  listOfTrip(@CurrentUser() user: Principal, @TripId() tripId: string): Promise<TripFees> {
    return this.fees.listOfTrip(user, tripId);
  }

  @Put('agent-trips/:tripId/fees/:feeId')
  @ApiAnswer(PlanningFee)
  save(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('feeId', RowIdPipe) feeId: string,
    @Body({ schema: SavePlanningFee }) fee: SavePlanningFee,
  ): Promise<PlanningFee> {
    return this.fees.save(user, tripId, feeId, fee);
  }

  @Put('agent-trips/:tripId/fees/:feeId/state')
  @ApiAnswer(PlanningFee)
  mark(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('feeId', RowIdPipe) feeId: string,
    @Body({ schema: MarkPlanningFee }) mark: MarkPlanningFee,
  ): Promise<PlanningFee> {
    return this.fees.mark(user, tripId, feeId, mark);
  }

  @Delete('agent-trips/:tripId/fees/:feeId')
  @HttpCode(204)
  remove(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('feeId', RowIdPipe) feeId: string,
  ): Promise<void> {
    return this.fees.remove(user, tripId, feeId);
  }
}

@Controller('api/v1/travel-agents/:clientId/fees')
export class ClientFeesController {
  constructor(private readonly fees: ClientFeesService) {}

  @Get()
  @ApiAnswer(ClientFeeList)
  list(
    @CurrentUser() user: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
  ): Promise<ClientFeeList> {
    return this.fees.list(user, clientId);
  }

  @Put(':feeId')
  @ApiAnswer(ClientFee)
  tell(
    @CurrentUser() user: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @Param('feeId', RowIdPipe) feeId: string,
    @Body({ schema: TellFee }) told: TellFee,
  ): Promise<ClientFee> {
    return this.fees.tell(user, clientId, feeId, told);
  }
}
