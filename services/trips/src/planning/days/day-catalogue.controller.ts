import { TripCatalogue } from '@landsea/contracts/catalogue';
import { ApiAnswer, CurrentUser, makeNotFound, type Principal } from '@landsea/nest-kit';
import { selectTripEntries } from '@landsea/rules/day-plans';
import { Controller, Get } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { TripId } from '../../row-id.pipe.js';
import { selectPlannedEntries } from './day-catalogue.queries.js';

@Controller('api/v1/trips/:tripId')
export class DayCatalogueController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: CatalogueService,
  ) {}

  @Get('day-catalogue')
  @ApiAnswer(TripCatalogue)
  async getDayCatalogue(@CurrentUser() user: Principal, @TripId() tripId: string): Promise<TripCatalogue> {
    const planned = await selectPlannedEntries(this.dataSource, tripId, user.userId);
    if (!planned) throw makeNotFound();
    return selectTripEntries(this.catalogue.day, planned.catalogueIds, planned);
  }
}
