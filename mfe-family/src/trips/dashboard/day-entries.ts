import { listBookingEntriesOn, type BookingEntry } from '@landsea/rules/bookings';
import type { Booking } from '@landsea/contracts/bookings';
import type { DayItem } from '@landsea/contracts/planning';
import { listItemsOn } from '../../items/day/day-order';

export type DayEntry = { key: string; item: DayItem } | { key: string; entry: BookingEntry };

/** A booking comes before the first later plan. */
export const listDayEntries = (
  items: readonly DayItem[],
  bookings: readonly Booking[],
  date: string,
): DayEntry[] => {
  const left = listBookingEntriesOn(
    bookings.filter(({ itemId }) => !itemId),
    date,
  );
  const untilTime = (time: string | null): DayEntry[] => {
    const due = time === null ? [] : left.filter((entry) => entry.time !== null && entry.time <= time);
    for (const entry of due) left.splice(left.indexOf(entry), 1);
    return due.map((entry) => ({ key: `${entry.bookingId} ${entry.end}`, entry }));
  };
  const planned = listItemsOn(items, date).flatMap((item): DayEntry[] => [
    ...untilTime(item.time),
    { key: item.id, item },
  ]);
  return [...planned, ...left.map((entry) => ({ key: `${entry.bookingId} ${entry.end}`, entry }))];
};
