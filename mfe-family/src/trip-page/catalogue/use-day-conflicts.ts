import type { Booking } from '@landsea/contracts/bookings';
import { dayConflicts, dayContextOf } from '@landsea/contracts/day-plans';
import type { DayConflict } from '@landsea/contracts/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import { useMemo } from 'react';
import { useDayCatalogue } from './use-day-catalogue';

/**
 * What does not fit among the items of a day that have a time, in the planner's own sentences. Without two such items nothing
 * can collide, and no catalog is loaded for it; empty until it is there.
 */
export const useDayConflicts = (
  trip: TripDetail,
  day: TripDay | undefined,
  items: readonly DayItem[],
  bookings: readonly Booking[] | undefined,
): DayConflict[] => {
  const catalogue = useDayCatalogue({ skip: items.filter(({ time }) => time !== null).length < 2 });
  return useMemo(
    () => (day && catalogue ? dayConflicts(items, dayContextOf(trip, day, catalogue, items, bookings)) : []),
    [trip, day, items, bookings, catalogue],
  );
};
