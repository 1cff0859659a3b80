import type { Booking } from '@landsea/contracts/bookings';
import type { DayCatalogue } from '@landsea/rules/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import type { PortClock } from '@landsea/rules/trip';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import { useMemo, useState } from 'react';
import type { DayItems } from '../../items/queue/use-day-items';
import { isSeaDay } from '../../trip-frame/rules/land-and-sea';
import { makePlannerDay, type PlannerDay } from './planner-days';

const areSame = (some: readonly DayItem[], others: readonly DayItem[]): boolean =>
  some.length === others.length && some.every((item, index) => item === others[index]);

/** Other days decide the seating and the boarding. */
const aboardOf = (items: readonly DayItem[]): DayItem[] =>
  items.filter(({ details, date }) => details.kind === 'activity' && date !== null);

interface Sources {
  /** Undefined on land. */
  aboard: readonly DayItem[] | undefined;
  trip: TripDetail;
  catalogue: DayCatalogue | undefined;
  ports: readonly PortClock[];
  bookings: readonly Booking[] | undefined;
}

/** {@link makePlannerDay} that keeps the same object until something of the day changes. */
const memoizedPlannerDay = () => {
  const last = new Map<string, Sources & { made: PlannerDay }>();
  return (
    trip: TripDetail,
    day: TripDay,
    items: DayItem[],
    catalogue: DayCatalogue | undefined,
    ports: readonly PortClock[],
    aboard: readonly DayItem[] | undefined,
    bookings: readonly Booking[] | undefined,
  ): PlannerDay => {
    const known = last.get(day.date);
    if (known?.trip === trip && known.catalogue === catalogue && known.ports === ports)
      if (
        known.bookings === bookings &&
        known.made.day === day &&
        areSame(known.made.items, items) &&
        areSame(known.aboard ?? [], aboard ?? [])
      )
        return known.made;
    const made = makePlannerDay(trip, day, items, catalogue, ports, aboard, bookings);
    last.set(day.date, { trip, catalogue, ports, aboard, bookings, made });
    return made;
  };
};

/** A change evaluates its own days only. */
export const usePlannerDays = (
  trip: TripDetail,
  { days, items, itemsOn, plans }: Pick<DayItems, 'days' | 'items' | 'itemsOn' | 'plans'>,
  catalogue: DayCatalogue | undefined,
  ports: readonly PortClock[],
): PlannerDay[] => {
  const [dayOf] = useState(memoizedPlannerDay);
  const bookings = plans?.bookings;
  return useMemo(() => {
    const aboard = trip.sailing ? aboardOf(items) : undefined;
    return days.map((day) =>
      dayOf(trip, day, itemsOn(day.date), catalogue, ports, isSeaDay(day) ? aboard : undefined, bookings),
    );
  }, [bookings, catalogue, dayOf, days, items, itemsOn, ports, trip]);
};
