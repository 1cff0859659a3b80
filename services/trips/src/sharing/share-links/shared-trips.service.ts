import type { Booking } from '@landsea/contracts/bookings';
import { budgetCategories, budgetCategoryNames } from '@landsea/contracts/money';
import { sumBudget } from '@landsea/rules/money';
import { mergeIntoPlans, listDayBookings, makeDayContext, planShipDay } from '@landsea/rules/day-plans';
import { toMinute, getAgeOn, getAllAboardOn, getDayClock, isOtherClock, isSeaDay } from '@landsea/rules/trip';
import { getItemClock, formatItemName } from '@landsea/rules/planning';
import type { DayItem } from '@landsea/contracts/planning';
import type { SharedItem, SharedTrip, ShareSection } from '@landsea/contracts/sharing';
import type { Sailing, TripDetail } from '@landsea/contracts/trip';
import { CLOCK, makeNotFound, type Clock, type Principal, hashSecret } from '@landsea/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { selectBudget } from '../../money/budget/budget.queries.js';
import { sortDatedItems } from '../../planning/days/day-order.js';
import { selectItems } from '../../planning/days/items.queries.js';
import { selectBookings } from '../../bookings/trip-bookings/bookings.queries.js';
import { makeSharedBookings, type PlacedItem } from './shared-bookings.js';
import { TripBrands, type PrintBrand } from '../../trip/brands/trip-brands.js';
import { TripsService } from '../../trip/trips/trips.service.js';

/** Link previews and crawlers. */
const PROGRAMS =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|slack|discord|curl|wget/i;

interface Held {
  id: string;
  tripId: string;
  ownerId: string;
  sections: ShareSection[];
}

interface SharedPrint {
  tripId: string;
  trip: SharedTrip;
  brand: PrintBrand | undefined;
}

@Injectable()
export class SharedTripsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly trips: TripsService,
    private readonly catalogue: CatalogueService,
    private readonly brands: TripBrands,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Visits of the owner and of programs are not counted as views. @throws DomainError as {@link readForPrint}. */
  async open(token: string, viewer: Principal | undefined, userAgent: string): Promise<SharedTrip> {
    const held = await this.findHeld(token);
    if (viewer?.userId !== held.ownerId && !PROGRAMS.test(userAgent)) await this.count(held.id);
    return this.getShared(held);
  }

  /**
   * @throws DomainError NOT_FOUND: the same for an unknown, an expired and a revoked link, and a trip that is
   * gone.
   */
  async readForPrint(token: string): Promise<SharedPrint> {
    const held = await this.findHeld(token);
    const trip = await this.getShared(held);
    return { tripId: held.tripId, trip, brand: await this.brands.addLogo(trip.brand) };
  }

  private async findHeld(token: string): Promise<Held> {
    const [held] = await this.dataSource.query<Held[]>(
      `SELECT l.id, l.trip_id AS "tripId", t.owner_id AS "ownerId", l.sections
         FROM share_link l JOIN trip t ON t.id = l.trip_id
        WHERE l.token_hash = $1 AND l.expires_at > $2 AND t.purge_at IS NULL`,
      [hashSecret(token), this.clock()],
    );
    if (!held) throw makeNotFound();
    return held;
  }

  private async getShared(held: Held): Promise<SharedTrip> {
    const trip = await this.trips.getDetail({ userId: held.ownerId }, held.tripId);
    const brand = await this.brands.find(this.dataSource.manager, held.tripId);
    const shows = (section: ShareSection) => held.sections.includes(section);
    return {
      name: trip.name,
      mode: trip.mode,
      startDate: trip.startDate,
      endDate: trip.endDate,
      createdAt: trip.createdAt,
      days: shows('days') ? trip.days : null,
      items: shows('days') ? await this.listItems(trip, shows('stays')) : null,
      ...(shows('days') && { allAboard: this.listAllAboard(trip) }),
      stays: shows('stays') ? staysOf(trip) : null,
      people: shows('people')
        ? trip.party.map((person) => ({ name: person.name, age: getAgeOn(person, trip.startDate) }))
        : null,
      budget: shows('budget') ? await this.getBudget(held.tripId, held.ownerId) : null,
      ...(brand && { brand }),
    };
  }

  /** Titles and times alone; passes are left out. */
  private async listItems(trip: TripDetail, showsStays: boolean): Promise<SharedItem[]> {
    const bookings = await selectBookings(this.dataSource.manager, trip.id);
    const ports = this.catalogue.entries('ports');
    const items = await selectItems(this.dataSource.manager, trip.id);
    const doable = items.filter(({ details }) => details.kind !== 'lane' || !details.isPass);
    const planned = sortDatedItems(doable).map((item): SharedItem => {
      const { date, time } = item;
      const title = item.details.kind === 'lane' ? `${formatItemName(item)} ⚡` : formatItemName(item);
      const clock = getItemClock(trip, item, ports);
      const isNamed = time !== null && isOtherClock(clock, date);
      return { date, time, title, ...(isNamed ? { clock: clock.label } : {}) };
    });
    const others = [
      ...trip.days.flatMap((day) =>
        makeSharedBookings(listDayBookings(trip, day, items, bookings, ports), showsStays),
      ),
      ...this.listUsual(trip, items, bookings).map((item) => ({ item, at: minuteOfShared(item) })),
    ];
    const plans = planned.map((item) => ({ item, at: minuteOfShared(item) }));
    const ofPlan = ({ at }: PlacedItem) => at;
    return [...new Set([...plans, ...others].map(({ item }) => item.date))]
      .toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))
      .flatMap((date) => {
        const isThen = ({ item }: PlacedItem) => item.date === date;
        return mergeIntoPlans(plans.filter(isThen), others.filter(isThen), { ofPlan, ofOther: ofPlan });
      })
      .map(({ item }) => item);
  }

  private listUsual(trip: TripDetail, items: readonly DayItem[], bookings: readonly Booking[]): SharedItem[] {
    const ports = this.catalogue.entries('ports');
    return trip.days.filter(isSeaDay).flatMap((day) => {
      const { date } = day;
      const rows = planShipDay(items, makeDayContext(trip, day, this.catalogue.day, items, bookings));
      const clock = getDayClock(trip, date, ports, 'aboard');
      const named = isOtherClock(clock, date) ? { clock: clock.label } : {};
      return rows.map(({ time, title }) => ({ date, time, title, isUsual: true, ...named }));
    });
  }

  private listAllAboard(trip: TripDetail): { date: string; time: string }[] {
    const ports = this.catalogue.entries('ports');
    return trip.days.flatMap(({ date }) => {
      const time = getAllAboardOn(trip, date, ports);
      return time === null ? [] : [{ date, time }];
    });
  }

  private async count(id: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE share_link SET views = views + 1, last_viewed_at = $2 WHERE id = $1`,
      [id, this.clock()],
    );
  }

  /** Sums only: single lines are private. */
  private async getBudget(tripId: string, ownerId: string): Promise<NonNullable<SharedTrip['budget']>> {
    const budget = (await selectBudget(this.dataSource, tripId, ownerId))?.value();
    const { byCategory } = sumBudget(budget?.lines ?? [], budget?.expenses);
    return budgetCategories
      .map((category) => ({ category: budgetCategoryNames[category], ...byCategory[category] }))
      .filter(({ plannedCents, spentCents }) => plannedCents > 0 || spentCents > 0)
      .map(({ category, plannedCents, spentCents }) => ({ category, plannedCents, spentCents }));
  }
}

const minuteOfShared = ({ time }: SharedItem) => (time === null ? null : toMinute(time));

const shipOf = ({ ship, embarkationDate, nights }: Sailing) => ({ name: ship, embarkationDate, nights });

const staysOf = ({ stays, sailing }: TripDetail): NonNullable<SharedTrip['stays']> => ({
  land: stays.map(({ hotelName, checkIn, checkOut }) => ({ hotelName, checkIn, checkOut })),
  ship: sailing && shipOf(sailing),
});
