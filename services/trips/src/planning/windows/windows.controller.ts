import {
  AddBookedMeal,
  BookingWindows,
  ChangeBookedMeal,
  SetFinalPayment,
} from '@landsea/contracts/planning';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { RowIdPipe } from '../../row-id.pipe.js';
import { WindowsService } from './windows.service.js';

@Controller('api/v1/trips/:tripId')
export class WindowsController {
  constructor(private readonly windows: WindowsService) {}

  @Get('windows')
  @ApiAnswer(BookingWindows)
  of(@CurrentUser() user: Principal, @Param('tripId', RowIdPipe) tripId: string): Promise<BookingWindows> {
    return this.windows.of(user, tripId);
  }

  @Put('final-payment')
  @ApiAnswer(BookingWindows)
  setFinalPayment(
    @CurrentUser() user: Principal,
    @Param('tripId', RowIdPipe) tripId: string,
    @Body({ schema: SetFinalPayment }) payment: SetFinalPayment,
  ): Promise<BookingWindows> {
    return this.windows.setFinalPayment(user, tripId, payment);
  }

  @Post('meals')
  @ApiAnswer(BookingWindows, 201)
  addMeal(
    @CurrentUser() user: Principal,
    @Param('tripId', RowIdPipe) tripId: string,
    @Body({ schema: AddBookedMeal }) meal: AddBookedMeal,
  ): Promise<BookingWindows> {
    return this.windows.addMeal(user, tripId, meal);
  }

  @Put('meals/:mealId')
  @ApiAnswer(BookingWindows)
  changeMeal(
    @CurrentUser() user: Principal,
    @Param('tripId', RowIdPipe) tripId: string,
    @Param('mealId', RowIdPipe) mealId: string,
    @Body({ schema: ChangeBookedMeal }) meal: ChangeBookedMeal,
  ): Promise<BookingWindows> {
    return this.windows.changeMeal(user, tripId, mealId, meal);
  }

  @Delete('meals/:mealId')
  @ApiAnswer(BookingWindows)
  removeMeal(
    @CurrentUser() user: Principal,
    @Param('tripId', RowIdPipe) tripId: string,
    @Param('mealId', RowIdPipe) mealId: string,
  ): Promise<BookingWindows> {
    return this.windows.removeMeal(user, tripId, mealId);
  }
}
