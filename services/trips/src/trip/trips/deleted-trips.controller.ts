import { DeletedTrips, TripDetail } from '@landsea/contracts/trip';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { TripId } from '../../row-id.pipe.js';
import { DeletedTripsService } from './deleted-trips.service.js';

@Controller('api')
export class DeletedTripsController {
  constructor(private readonly deleted: DeletedTripsService) {}

  @Delete('trips/:tripId')
  @HttpCode(204)
  delete(@CurrentUser() user: Principal, @TripId() tripId: string): Promise<void> {
    return this.deleted.delete(user, tripId);
  }

  @Get('v1/trips/deleted')
  @ApiAnswer(DeletedTrips)
  list(@CurrentUser() user: Principal): Promise<DeletedTrips> {
    return this.deleted.list(user);
  }

  @Post('v1/trips/:tripId/restore')
  @ApiAnswer(TripDetail)
  restore(@CurrentUser() user: Principal, @TripId() tripId: string): Promise<TripDetail> {
    return this.deleted.restore(user, tripId);
  }
}
