import { makeDayContext } from '@landsea/rules/day-plans';
import type { BestOrder, BestOrderRequest } from '@landsea/contracts/planning';
import { DomainError, type Principal } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { DaysService } from '../days/days.service.js';
import { refuseUnknownDay } from '../days/item-conflict.js';
import { findBestOrder } from './best-order.js';
import { explainTooMuch } from './day-size.js';
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
  async findBestOrder(
    user: Principal,
    tripId: string,
    date: string,
    request: BestOrderRequest,
    signal?: AbortSignal,
  ): Promise<BestOrder> {
    const { days, items, bookings } = (await this.days.getDays(user, tripId)).value();
    const day = days.find((each) => each.date === date);
    if (!day) throw refuseUnknownDay();
    const problem = explainTooMuch(items, date, request);
    if (problem) throw new DomainError({ code: 'VALIDATION_FAILED', message: problem, fields: [] });
    const trip = await this.trips.getDetail(user, tripId);
    const context = makeDayContext(trip, day, this.catalogue.day, items, bookings);
    return findBestOrder(items, context, request, (problem) =>
      this.optimizer.order(problem, { person: user.userId, signal }),
    );
  }
}
