import {
  Contribution,
  CreateContribution,
  Savings,
  SavingsJar,
  SavingsPlan,
  WriteSavingsJar,
  WriteSavingsPlan,
} from '@landsea/contracts/money';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { RowIdPipe, TripId } from '../../row-id.pipe.js';
import { SavingsService } from './savings.service.js';

@Controller('api/v1/trips/:tripId/savings')
export class SavingsController {
  constructor(private readonly savings: SavingsService) {}

  @Get()
  @ApiAnswer(Savings)
  getSavings(@CurrentUser() user: Principal, @TripId() tripId: string): Promise<Savings> {
    return this.savings.getSavings(user, tripId);
  }

  @Put('plan')
  @ApiAnswer(SavingsPlan)
  plan(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Body({ schema: WriteSavingsPlan }) plan: WriteSavingsPlan,
  ): Promise<SavingsPlan> {
    return this.savings.plan(user, tripId, plan);
  }

  @Post('jars')
  @ApiAnswer(SavingsJar)
  addJar(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Body({ schema: WriteSavingsJar }) jar: WriteSavingsJar,
  ): Promise<SavingsJar> {
    return this.savings.addJar(user, tripId, jar);
  }

  @Post('contributions')
  @ApiAnswer(Contribution, 201)
  contribute(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Body({ schema: CreateContribution }) contribution: CreateContribution,
  ): Promise<Contribution> {
    return this.savings.contribute(user, tripId, contribution);
  }

  @Delete('contributions/:contributionId')
  @HttpCode(204)
  takeBack(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('contributionId', RowIdPipe) contributionId: string,
  ): Promise<void> {
    return this.savings.takeBack(user, tripId, contributionId);
  }
}
