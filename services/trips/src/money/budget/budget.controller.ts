import {
  Budget,
  BudgetLine,
  ChangeBudget,
  CreateBudgetLine,
  UpdateBudgetLine,
} from '@landsea/contracts/money';
import { ApiAnswer, CurrentUser, type JsonText, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { RowIdPipe, TripId } from '../../row-id.pipe.js';
import { BudgetService } from './budget.service.js';

@Controller('api/v1/trips/:tripId/budget')
export class BudgetController {
  constructor(private readonly budget: BudgetService) {}

  @Get()
  @ApiAnswer(Budget)
  getBudget(@CurrentUser() user: Principal, @TripId() tripId: string): Promise<JsonText<Budget>> {
    return this.budget.getBudget(user, tripId);
  }

  @Post('changes')
  @ApiAnswer(Budget)
  changeMany(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Body({ schema: ChangeBudget }) changes: ChangeBudget,
  ): Promise<JsonText<Budget>> {
    return this.budget.changeMany(user, tripId, changes);
  }

  @Post('lines')
  @ApiAnswer(BudgetLine, 201)
  add(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Body({ schema: CreateBudgetLine }) line: CreateBudgetLine,
  ): Promise<BudgetLine> {
    return this.budget.add(user, tripId, line);
  }

  @Patch('lines/:lineId')
  @ApiAnswer(BudgetLine)
  change(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('lineId', RowIdPipe) lineId: string,
    @Body({ schema: UpdateBudgetLine }) change: UpdateBudgetLine,
  ): Promise<BudgetLine> {
    return this.budget.change(user, tripId, lineId, change);
  }

  @Delete('lines/:lineId')
  @HttpCode(204)
  remove(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('lineId', RowIdPipe) lineId: string,
  ): Promise<void> {
    return this.budget.remove(user, tripId, lineId);
  }
}
