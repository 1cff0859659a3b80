import { listDayBookings, mergeIntoPlans, type DayBooking } from '@landsea/rules/day-plans';
import { toMinute, type ZonedTrip } from '@landsea/rules/trip';
import type { Booking } from '@landsea/contracts/bookings';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDay } from '@landsea/contracts/trip';
import { listItemsOn } from '../../items/day/day-order';

export type DayEntry = { key: string; item: DayItem } | { key: string; entry: DayBooking };

const minuteOfEntry = (each: DayEntry): number | null => {
  if ('entry' in each) return each.entry.spot;
  return each.item.time === null ? null : toMinute(each.item.time);
};

export const listDayEntries = (
  trip: ZonedTrip,
  day: Pick<TripDay, 'date' | 'arrivesAt'>,
  items: readonly DayItem[],
  bookings: readonly Booking[],
): DayEntry[] =>
  mergeIntoPlans(
    listItemsOn(items, day.date).map((item): DayEntry => ({ key: item.id, item })),
    listDayBookings(trip, day, items, bookings).map((entry): DayEntry => ({
      key: `${entry.bookingId} ${entry.end}`,
      entry,
    })),
    { ofPlan: minuteOfEntry, ofOther: minuteOfEntry },
  );
