import type { TripCatalogue } from '@landsea/contracts/catalogue';
import { makeNotFound, type Principal } from '@landsea/nest-kit';
import { selectTripEntries } from '@landsea/rules/day-plans';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { selectPlannedEntries } from './day-catalogue.queries.js';

@Injectable()
export class DayCatalogueService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: CatalogueService,
  ) {}

  /** @throws DomainError NOT_FOUND for a trip that the person cannot see. */
  async getEntries(user: Principal, tripId: string): Promise<TripCatalogue> {
    const planned = await selectPlannedEntries(this.dataSource, tripId, user.userId);
    if (!planned) throw makeNotFound();
    return selectTripEntries(this.catalogue.day, planned.catalogueIds, planned);
  }
}
