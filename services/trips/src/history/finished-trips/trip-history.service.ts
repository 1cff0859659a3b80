import type { TripHistory } from '@landsea/contracts/trip';
import type { Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TripsService } from '../../trip/trips/trips.service.js';
import { sumCost } from './trip-costs.js';
import { selectMoney } from './trip-history.queries.js';

@Injectable()
export class TripHistoryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly trips: TripsService,
  ) {}

  async getPage(user: Principal, after: string | undefined): Promise<TripHistory> {
    const { trips, next } = await this.trips.getPast(user, after);
    const open = trips.filter(({ seesMoney }) => seesMoney).map(({ id }) => id);
    const money = new Map(
      (await selectMoney(this.dataSource.manager, open)).map(({ tripId, lines, expenses }) => [
        tripId,
        sumCost(lines, expenses),
      ]),
    );
    return {
      trips: trips.map(({ seesMoney: _, ...trip }) => ({ ...trip, cost: money.get(trip.id) ?? null })),
      next,
    };
  }
}
