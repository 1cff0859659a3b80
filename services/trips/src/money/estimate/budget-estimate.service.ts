import type { BudgetEstimate, EstimateQuery } from '@landsea/contracts/money';
import { notFound, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { tripEstimate } from '@landsea/contracts/estimate';

@Injectable()
export class BudgetEstimateService {
  constructor(
    private readonly trips: TripsService,
    private readonly catalogue: CatalogueService,
  ) {}

  async of(user: Principal, tripId: string, query: EstimateQuery): Promise<BudgetEstimate> {
    const { seesMoney } = await this.trips.visible(user, tripId);
    if (!seesMoney) throw notFound();
    return tripEstimate(await this.trips.detail(user, tripId), query, this.catalogue.priceBook);
  }
}
