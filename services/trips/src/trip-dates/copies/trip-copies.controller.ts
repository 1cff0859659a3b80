import { TripDetail } from '@landsea/contracts/trip';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { Controller, Post } from '@nestjs/common';
import { TripId } from '../../row-id.pipe.js';
import { TripCopiesService } from './trip-copies.service.js';

@Controller('api/v1/trips/:tripId/duplicate')
export class TripCopiesController {
  constructor(private readonly copies: TripCopiesService) {}

  @Post()
  @ApiAnswer(TripDetail, 201)
  copyTrip(@CurrentUser() user: Principal, @TripId() tripId: string): Promise<TripDetail> {
    return this.copies.copyTrip(user, tripId);
  }
}
