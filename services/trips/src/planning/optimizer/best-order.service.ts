import { dayContextOf } from '@landsea/contracts/day-plans';
import type { BestOrder, BestOrderRequest } from '@landsea/contracts/planning';
import { DomainError, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { DaysService } from '../days/days.service.js';
import { noSuchDay } from '../days/item-conflict.js';
import { bestOrder } from './best-order.js';
import { tooMuchToOrder } from './day-size.js';
import { Optimizer } from './optimizer.js';

/** It only reads: the page applies an accepted order. */
@Injectable()
export class BestOrderService {
  constructor(
    private readonly days: DaysService,
    private readonly trips: TripsService,
    private readonly catalogue: CatalogueService,
    private readonly optimizer: Optimizer,
  ) {}

  /**
   * `signal` is aborted when the caller has left.
   * @throws DomainError VALIDATION_FAILED for a day with too much on it.
   */
  async of(
    user: Principal,
    tripId: string,
    date: string,
    request: BestOrderRequest,
    signal?: AbortSignal,
  ): Promise<BestOrder> {
    const { days, items, bookings } = (await this.days.of(user, tripId)).value();
    const day = days.find((each) => each.date === date);
    if (!day) throw noSuchDay();
    const problem = tooMuchToOrder(items, date, request);
    if (problem) throw new DomainError({ code: 'VALIDATION_FAILED', message: problem, fields: [] });
    const trip = await this.trips.detail(user, tripId);
    const context = dayContextOf(trip, day, this.catalogue.day, items, bookings);
    return bestOrder(items, context, request, (problem) =>
      this.optimizer.order(problem, { person: user.userId, signal }),
    );
  }
}
