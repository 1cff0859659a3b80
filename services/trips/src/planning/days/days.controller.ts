import {
  CastVote,
  ChangeDayItems,
  CreateDayItem,
  DayItem,
  DayPlans,
  SetHourWorth,
  UpdateDayItem,
  UpdateTripDay,
} from '@landsea/contracts/planning';
import { ApiAnswer, CurrentUser, type JsonText, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { RowIdPipe, TripId } from '../../row-id.pipe.js';
import { DaysService } from './days.service.js';
import { ItemsService } from './items.service.js';

@Controller('api/v1/trips/:tripId')
export class DaysController {
  constructor(
    private readonly days: DaysService,
    private readonly items: ItemsService,
  ) {}

  @Get('days')
  @ApiAnswer(DayPlans)
  getDays(@CurrentUser() user: Principal, @TripId() tripId: string): Promise<JsonText<DayPlans>> {
    return this.days.getDays(user, tripId);
  }

  @Patch('days/:date')
  @ApiAnswer(DayPlans)
  changeDay(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('date') date: string,
    @Body({ schema: UpdateTripDay }) change: UpdateTripDay,
  ): Promise<DayPlans> {
    return this.days.change(user, tripId, date, change);
  }

  @Put('hour-worth')
  @ApiAnswer(DayPlans)
  setHourWorth(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Body({ schema: SetHourWorth }) worth: SetHourWorth,
  ): Promise<JsonText<DayPlans>> {
    return this.days.setHourWorth(user, tripId, worth);
  }

  @Post('items')
  @ApiAnswer(DayItem, 201)
  add(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Body({ schema: CreateDayItem }) item: CreateDayItem,
  ): Promise<DayItem> {
    return this.items.add(user, tripId, item);
  }

  @Post('items/changes')
  @ApiAnswer(DayPlans)
  changeMany(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Body({ schema: ChangeDayItems }) changes: ChangeDayItems,
  ): Promise<JsonText<DayPlans>> {
    return this.items.changeMany(user, tripId, changes);
  }

  @Patch('items/:itemId')
  @ApiAnswer(DayItem)
  change(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('itemId', RowIdPipe) itemId: string,
    @Body({ schema: UpdateDayItem }) change: UpdateDayItem,
  ): Promise<DayItem> {
    return this.items.change(user, tripId, itemId, change);
  }

  @Delete('items/:itemId')
  @HttpCode(204)
  remove(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('itemId', RowIdPipe) itemId: string,
  ): Promise<void> {
    return this.items.remove(user, tripId, itemId);
  }

  @Put('items/:itemId/votes/:personId')
  @ApiAnswer(DayItem)
  vote(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('itemId', RowIdPipe) itemId: string,
    @Param('personId', RowIdPipe) personId: string,
    @Body({ schema: CastVote }) vote: CastVote,
  ): Promise<DayItem> {
    return this.items.vote(user, tripId, itemId, personId, vote);
  }
}
