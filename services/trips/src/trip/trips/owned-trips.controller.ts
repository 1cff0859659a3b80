import { OwnedTrips } from '@landsea/contracts/agents';
import { ApiAnswer, Internal } from '@landsea/nest-kit';
import { Controller, Get, Param } from '@nestjs/common';
import { RowIdPipe } from '../../row-id.pipe.js';
import { TripsService } from './trips.service.js';

@Internal()
@Controller('internal/owners')
export class OwnedTripsController {
  constructor(private readonly trips: TripsService) {}

  @Get(':userId/trips')
  @ApiAnswer(OwnedTrips)
  async listOwned(@Param('userId', RowIdPipe) userId: string): Promise<OwnedTrips> {
    return { tripIds: await this.trips.listOwned(userId) };
  }
}
