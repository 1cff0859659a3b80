import { TripChange, TripChangePlan, TripDetail, UndoTripChange, UpdateTrip } from '@landsea/contracts/trip';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Patch, Post } from '@nestjs/common';
import { TripId } from '../../row-id.pipe.js';
import { TripDetailsService } from './trip-details.service.js';

@Controller('api')
export class TripDetailsController {
  constructor(private readonly details: TripDetailsService) {}

  @Patch('trips/:tripId')
  @ApiAnswer(TripDetail)
  update(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Body({ schema: UpdateTrip }) change: UpdateTrip,
  ): Promise<TripDetail> {
    return this.details.update(user, tripId, change);
  }

  @Post('v1/trips/:tripId/change-plan')
  @ApiAnswer(TripChangePlan)
  plan(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Body({ schema: TripChange }) change: TripChange,
  ): Promise<TripChangePlan> {
    return this.details.plan(user, tripId, change);
  }

  @Post('v1/trips/:tripId/undo-change')
  @ApiAnswer(TripDetail)
  undo(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Body({ schema: UndoTripChange }) change: UndoTripChange,
  ): Promise<TripDetail> {
    return this.details.undo(user, tripId, change);
  }
}
