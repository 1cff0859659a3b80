import {
  CreateExpense,
  CreateSettlement,
  Expense,
  RemovedExpenses,
  RestoreExpenses,
  SavedExpenses,
  Settlement,
  TripExpenses,
  UpdateExpense,
} from '@landsea/contracts/money';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { RowIdPipe, TripId } from '../../row-id.pipe.js';
import { ExpensesService } from './expenses.service.js';

@Controller('api/v1/trips/:tripId/expenses')
export class ExpensesController {
  constructor(private readonly expenses: ExpensesService) {}

  @Get()
  @ApiAnswer(TripExpenses)
  listExpenses(@CurrentUser() user: Principal, @TripId() tripId: string): Promise<TripExpenses> {
    return this.expenses.listExpenses(user, tripId);
  }

  @Post()
  @ApiAnswer(SavedExpenses, 201)
  add(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Body({ schema: CreateExpense }) expense: CreateExpense,
  ): Promise<SavedExpenses> {
    return this.expenses.add(user, tripId, expense);
  }

  @Post('restore')
  @ApiAnswer(SavedExpenses)
  restore(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Body({ schema: RestoreExpenses }) { expenseIds }: RestoreExpenses,
  ): Promise<SavedExpenses> {
    return this.expenses.restore(user, tripId, expenseIds);
  }

  @Post('settlements')
  @ApiAnswer(Settlement, 201)
  settle(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Body({ schema: CreateSettlement }) transfer: CreateSettlement,
  ): Promise<Settlement> {
    return this.expenses.settle(user, tripId, transfer);
  }

  @Delete('settlements/:settlementId')
  @HttpCode(204)
  unsettle(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('settlementId', RowIdPipe) settlementId: string,
  ): Promise<void> {
    return this.expenses.unsettle(user, tripId, settlementId);
  }

  @Get(':expenseId')
  @ApiAnswer(Expense)
  getExpense(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('expenseId', RowIdPipe) expenseId: string,
  ): Promise<Expense> {
    return this.expenses.getExpense(user, tripId, expenseId);
  }

  @Patch(':expenseId')
  @ApiAnswer(Expense)
  change(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('expenseId', RowIdPipe) expenseId: string,
    @Body({ schema: UpdateExpense }) change: UpdateExpense,
  ): Promise<Expense> {
    return this.expenses.change(user, tripId, expenseId, change);
  }

  @Delete(':expenseId')
  @ApiAnswer(RemovedExpenses)
  async remove(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('expenseId', RowIdPipe) expenseId: string,
    @Query('following') following?: string,
  ): Promise<RemovedExpenses> {
    return { removedIds: await this.expenses.remove(user, tripId, expenseId, following === 'true') };
  }
}
