import { getDateIn, timeIn } from '@landsea/contracts/core';
import { makeDayContext } from '@landsea/rules/day-plans';
import type { SortedWishes } from '@landsea/contracts/planning';
import { CLOCK, DomainError, type Clock, type Principal } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { TripsService } from '../../trip/trips/trips.service.js';
import { DaysService } from '../days/days.service.js';
import { Optimizer } from './optimizer.js';
import { sortWishes } from './sort-wishes.js';

/** One step of changes holds this many. */
const MOST_WISHES = 200;

@Injectable()
export class SortWishesService {
  constructor(
    private readonly days: DaysService,
    private readonly trips: TripsService,
    private readonly catalogue: CatalogueService,
    private readonly optimizer: Optimizer,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * `signal` is aborted when the caller has left.
   * @throws DomainError VALIDATION_FAILED for too many wishes.
   */
  async sortWishes(user: Principal, tripId: string, signal?: AbortSignal): Promise<SortedWishes> {
    const { days, items, bookings } = (await this.days.getDays(user, tripId)).value();
    const wishes = items.filter(({ date, status }) => date === null && status === 'wish');
    if (wishes.length > MOST_WISHES) {
      const message = `At most ${MOST_WISHES} wishes are sorted at once: give some of your ${wishes.length} a day first.`;
      throw new DomainError({ code: 'VALIDATION_FAILED', message, fields: [] });
    }
    const trip = await this.trips.getDetail(user, tripId);
    const now = this.clock();
    const today = getDateIn(now);
    const ahead = days
      .filter(({ date }) => date >= today)
      .map((day) => ({ day, context: makeDayContext(trip, day, this.catalogue.day, items, bookings) }));
    const from = (date: string) => (date === today ? timeIn(now) : null);
    return sortWishes(items, ahead, from, (problem) =>
      this.optimizer.order(problem, { person: user.userId, signal }),
    );
  }
}
