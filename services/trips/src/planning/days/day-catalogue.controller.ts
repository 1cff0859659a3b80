import { TripCatalogue } from '@landsea/contracts/catalogue';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { Controller, Get } from '@nestjs/common';
import { TripId } from '../../row-id.pipe.js';
import { DayCatalogueService } from './day-catalogue.service.js';

@Controller('api/v1/trips/:tripId')
export class DayCatalogueController {
  constructor(private readonly entries: DayCatalogueService) {}

  @Get('day-catalogue')
  @ApiAnswer(TripCatalogue)
  getDayCatalogue(@CurrentUser() user: Principal, @TripId() tripId: string): Promise<TripCatalogue> {
    return this.entries.getEntries(user, tripId);
  }
}
