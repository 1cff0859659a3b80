import type { DayCatalogue } from '@landsea/contracts/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import type { PortClock, TripDay, TripDetail } from '@landsea/contracts/trip';
import { useMemo, useState } from 'react';
import type { DayItems } from '../../trip-page/items/use-day-items';
import { plannerDay } from './planner-days';
import type { PlannerDay } from './planner-days';

const areSame = (some: readonly DayItem[], others: readonly DayItem[]): boolean =>
  some.length === others.length && some.every((item, index) => item === others[index]);

interface Sources {
  trip: TripDetail;
  catalogue: DayCatalogue | undefined;
  ports: readonly PortClock[];
}

/** {@link plannerDay} that answers the same object until something of the day changes. */
const memoizedPlannerDay = () => {
  const last = new Map<string, Sources & { made: PlannerDay }>();
  return (
    trip: TripDetail,
    day: TripDay,
    items: DayItem[],
    catalogue: DayCatalogue | undefined,
    ports: readonly PortClock[],
  ): PlannerDay => {
    const known = last.get(day.date);
    if (known?.trip === trip && known.catalogue === catalogue && known.ports === ports)
      if (known.made.day === day && areSame(known.made.items, items)) return known.made;
    const made = plannerDay(trip, day, items, catalogue, ports);
    last.set(day.date, { trip, catalogue, ports, made });
    return made;
  };
};

/** The days as the planner shows them. A change evaluates its own days only. */
export const usePlannerDays = (
  trip: TripDetail,
  { days, itemsOn }: Pick<DayItems, 'days' | 'itemsOn'>,
  catalogue: DayCatalogue | undefined,
  ports: readonly PortClock[],
): PlannerDay[] => {
  const [dayOf] = useState(memoizedPlannerDay);
  return useMemo(
    () => days.map((day) => dayOf(trip, day, itemsOn(day.date), catalogue, ports)),
    [catalogue, dayOf, days, itemsOn, ports, trip],
  );
};
