import { KeptTripDetail, KeptTripList } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { Controller, Delete, Get, Param } from '@nestjs/common';
import { RowIdPipe } from '../../row-id.pipe.js';
import { KeptTrips } from './kept-trips.service.js';

@Controller('api/v1/kept-trips')
export class KeptTripsController {
  constructor(private readonly kept: KeptTrips) {}

  @Get()
  @ApiAnswer(KeptTripList)
  list(@CurrentUser() user: Principal): Promise<KeptTripList> {
    return this.kept.list(user);
  }

  @Get(':keptTripId')
  @ApiAnswer(KeptTripDetail)
  get(@CurrentUser() user: Principal, @Param('keptTripId', RowIdPipe) id: string): Promise<KeptTripDetail> {
    return this.kept.get(user, id);
  }

  @Delete(':keptTripId')
  @ApiAnswer(undefined, 204)
  remove(@CurrentUser() user: Principal, @Param('keptTripId', RowIdPipe) id: string): Promise<void> {
    return this.kept.remove(user, id);
  }
}
