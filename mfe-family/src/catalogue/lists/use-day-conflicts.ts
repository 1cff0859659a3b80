import type { Booking } from '@landsea/contracts/bookings';
import { findDayConflicts, makeDayContext, type DayConflict } from '@landsea/rules/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import { useMemo } from 'react';
import { useDayCatalogue } from '../api/use-day-catalogue';

/** Fewer than two timed items cannot collide, so no catalog is loaded for them; empty until it has loaded. */
export const useDayConflicts = (
  trip: TripDetail,
  day: TripDay | undefined,
  items: readonly DayItem[],
  bookings: readonly Booking[] | undefined,
): DayConflict[] => {
  const catalogue = useDayCatalogue({ skip: items.filter(({ time }) => time !== null).length < 2 });
  return useMemo(
    () =>
      day && catalogue ? findDayConflicts(items, makeDayContext(trip, day, catalogue, items, bookings)) : [],
    [trip, day, items, bookings, catalogue],
  );
};
