import { makePaperPlan, type PaperPlan } from '@landsea/rules/paper-plan';
import { makeNotFound, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { TripBrands, type PrintBrand } from '../../trip/brands/trip-brands.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { DaysService } from '../days/days.service.js';

@Injectable()
export class PrintoutsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly brands: TripBrands,
    private readonly days: DaysService,
    private readonly trips: TripsService,
    private readonly catalogue: CatalogueService,
  ) {}

  /** @throws DomainError NOT_FOUND. */
  async getPlan(user: Principal, tripId: string, date?: string): Promise<PaperPlan> {
    const { days, items, bookings } = (await this.days.getDays(user, tripId)).value();
    const trip = await this.trips.getDetail(user, tripId);
    const { day: catalogue } = this.catalogue;
    const sources = { days, items, bookings, catalogue, ports: this.catalogue.entries('ports') };
    const plan = makePaperPlan(trip, sources, date);
    if (plan.days.length === 0) throw makeNotFound();
    return plan;
  }

  async findBrand(tripId: string): Promise<PrintBrand | undefined> {
    return this.brands.addLogo(await this.brands.find(this.dataSource.manager, tripId));
  }
}
