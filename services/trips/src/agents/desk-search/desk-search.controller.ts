import { BookingSearch, FoundBookings } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { DeskSearchService } from './desk-search.service.js';

@UserTypes('agent')
@Controller('api/v1/booking-search')
export class DeskSearchController {
  constructor(private readonly search: DeskSearchService) {}

  @Get()
  @ApiAnswer(FoundBookings)
  findBookings(
    @CurrentUser() user: Principal,
    @Query({ schema: BookingSearch }) { number }: BookingSearch,
  ): Promise<FoundBookings> {
    return this.search.findBookings(user, number);
  }
}
