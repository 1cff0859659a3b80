import { bookingEntriesOn } from '@landsea/contracts/bookings';
import type { Booking, BookingEntry } from '@landsea/contracts/bookings';
import type { DayItem } from '@landsea/contracts/planning';
import { itemsOf } from '../../trip-page/items/day-order';

/** A line of a day on the dashboard: a plan, or the end of a booking that is no plan. */
export type DayEntry = { key: string; item: DayItem } | { key: string; entry: BookingEntry };

/** The plans of a date with its flights, check-ins and other bookings, each before the first plan that is later. */
export const dayEntries = (
  items: readonly DayItem[],
  bookings: readonly Booking[],
  date: string,
): DayEntry[] => {
  const left = bookingEntriesOn(
    bookings.filter(({ itemId }) => !itemId),
    date,
  );
  const untilTime = (time: string | null): DayEntry[] => {
    const due = time === null ? [] : left.filter((entry) => entry.time !== null && entry.time <= time);
    for (const entry of due) left.splice(left.indexOf(entry), 1);
    return due.map((entry) => ({ key: `${entry.bookingId} ${entry.end}`, entry }));
  };
  const planned = itemsOf(items, date).flatMap((item): DayEntry[] => [
    ...untilTime(item.time),
    { key: item.id, item },
  ]);
  return [...planned, ...left.map((entry) => ({ key: `${entry.bookingId} ${entry.end}`, entry }))];
};
