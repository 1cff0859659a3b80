import { TripHistory } from '@landsea/contracts/trip';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { OptionalRowIdPipe } from '../../row-id.pipe.js';
import { TripHistoryService } from './trip-history.service.js';

@Controller('api/v1/trips/history')
export class TripHistoryController {
  constructor(private readonly history: TripHistoryService) {}

  @Get()
  @ApiAnswer(TripHistory)
  getPage(
    @CurrentUser() user: Principal,
    @Query('after', OptionalRowIdPipe) after?: string,
  ): Promise<TripHistory> {
    return this.history.getPage(user, after);
  }
}
