import { TripFacts } from '@landsea/contracts/billing';
import { ApiAnswer, Internal } from '@landsea/nest-kit';
import { Controller, Get } from '@nestjs/common';
import { TripId } from '../../row-id.pipe.js';
import { TripsService } from './trips.service.js';

@Internal()
@Controller('internal/trips')
export class TripFactsController {
  constructor(private readonly trips: TripsService) {}

  @Get(':tripId')
  @ApiAnswer(TripFacts)
  getFacts(@TripId() tripId: string): Promise<TripFacts> {
    return this.trips.getFacts(tripId);
  }
}
