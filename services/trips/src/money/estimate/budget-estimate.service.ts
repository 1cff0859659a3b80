import type { BudgetEstimate, EstimateQuery } from '@landsea/contracts/money';
import { makeNotFound, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { estimateTrip } from '@landsea/rules/estimate';

@Injectable()
export class BudgetEstimateService {
  constructor(
    private readonly trips: TripsService,
    private readonly catalogue: CatalogueService,
  ) {}

  async getEstimate(user: Principal, tripId: string, query: EstimateQuery): Promise<BudgetEstimate> {
    const { seesMoney } = await this.trips.requireVisible(user, tripId);
    if (!seesMoney) throw makeNotFound();
    return estimateTrip(await this.trips.getDetail(user, tripId), query, this.catalogue.priceBook);
  }
}
