import type { Booking } from '@landsea/contracts/bookings';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDay } from '@landsea/contracts/trip';
import { toMinute } from '../../trip/clock.js';
import type { ZonedTrip } from '../../trip/day-zones.js';
import { listDayBookings, type DayBooking } from '../day-bookings.js';
import { mergeIntoPlans, sortByDayOrder } from './item-order.js';

export type DayEntry = { key: string; item: DayItem } | { key: string; entry: DayBooking };

const minuteOfEntry = (each: DayEntry): number | null => {
  if ('entry' in each) return each.entry.spot;
  return each.item.time === null ? null : toMinute(each.item.time);
};

/**
 * The entries of a day in its order: its plans but the canceled ones, and between them the bookings that are no plans.
 * @param items those of the whole trip.
 */
export const listDayEntries = (
  trip: ZonedTrip,
  day: Pick<TripDay, 'date' | 'arrivesAt'>,
  items: readonly DayItem[],
  bookings: readonly Booking[],
): DayEntry[] =>
  mergeIntoPlans(
    sortByDayOrder(items.filter(({ date, status }) => date === day.date && status !== 'cancelled')).map(
      (item): DayEntry => ({ key: item.id, item }),
    ),
    listDayBookings(trip, day, items, bookings).map((entry): DayEntry => ({
      key: `${entry.bookingId} ${entry.end}`,
      entry,
    })),
    { ofPlan: minuteOfEntry, ofOther: minuteOfEntry },
  );
