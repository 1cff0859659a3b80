import { paperPlan, type PaperPlan } from '@landsea/contracts/paper-plan';
import { notFound, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { DaysService } from '../days/days.service.js';

@Injectable()
export class PrintoutsService {
  constructor(
    private readonly days: DaysService,
    private readonly trips: TripsService,
    private readonly catalogue: CatalogueService,
  ) {}

  /** @throws DomainError NOT_FOUND. */
  async of(user: Principal, tripId: string, date?: string): Promise<PaperPlan> {
    const { days, items, bookings } = (await this.days.of(user, tripId)).value();
    const trip = await this.trips.detail(user, tripId);
    const { day: catalogue } = this.catalogue;
    const sources = { days, items, bookings, catalogue, ports: this.catalogue.entries('ports') };
    const plan = paperPlan(trip, sources, date);
    if (plan.days.length === 0) throw notFound();
    return plan;
  }
}
