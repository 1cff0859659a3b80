import {
  ActiveTrip,
  CreateTrip,
  TripDetail,
  TripList,
  TripPage,
  type TripSummary,
} from '@landsea/contracts/trip';
import { ApiAnswer, CurrentUser, type JsonText, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { OptionalRowIdPipe, TripId } from '../../row-id.pipe.js';
import { TripsService } from './trips.service.js';

@Controller('api')
export class TripsController {
  constructor(private readonly trips: TripsService) {}

  @Post('trips')
  @ApiAnswer(TripDetail, 201)
  create(
    @CurrentUser() user: Principal,
    @Body({ schema: CreateTrip }) trip: CreateTrip,
  ): Promise<TripDetail> {
    return this.trips.create(user, trip);
  }

  @Get('trips')
  @ApiAnswer(TripList)
  list(@CurrentUser() user: Principal): Promise<JsonText<TripSummary[]>> {
    return this.trips.list(user);
  }

  @Get('v1/trips')
  @ApiAnswer(TripPage)
  getPage(
    @CurrentUser() user: Principal,
    @Query('archived') archived?: string,
    @Query('after', OptionalRowIdPipe) after?: string,
  ): Promise<TripPage> {
    return this.trips.getPage(user, archived === 'true', after);
  }

  @Get('trips/:tripId')
  @ApiAnswer(TripDetail)
  getDetail(@CurrentUser() user: Principal, @TripId() tripId: string): Promise<TripDetail> {
    return this.trips.getDetail(user, tripId);
  }

  @Get('v1/trips/active')
  @ApiAnswer(ActiveTrip)
  async getActive(@CurrentUser() user: Principal): Promise<ActiveTrip> {
    return { trip: await this.trips.getActive(user) };
  }
}
