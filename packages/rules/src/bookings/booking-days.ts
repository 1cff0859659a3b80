import {
  addDays,
  countDaysBetween,
  formatDateRange,
  type CalendarDate,
  toZonedInstant,
} from '@landsea/contracts/core';
import type { Booking, BookingEnd, BookingKind } from '@landsea/contracts/bookings';

const endLabels: Record<BookingKind, readonly [start: string | null, end: string | null]> = {
  hotel: ['Check in', 'Check out'],
  tickets: ['Tickets valid from', null],
  cruise: ['Board', 'Leave the ship'],
  flight: ['Fly', 'Land'],
  car: ['Pick up', 'Return'],
  transfer: ['Transfer', null],
  train: ['Train', 'Arrive'],
  dining: ['Table', null],
  lane: ['Lightning Lane', null],
  outing: ['Outing', null],
  insurance: [null, null],
  other: ['Booked', null],
};

/** `time` is wall time at the place; null for the top of the day. */
export interface BookingEntry {
  bookingId: string;
  kind: BookingKind;
  end: 'start' | 'end';
  label: string;
  title: string;
  date: CalendarDate;
  time: string | null;
  place: string | null;
}

export const placeOfEnd = ({ airport, place }: BookingEnd): string | null => airport ?? place ?? null;

export const isOn = (booking: Pick<Booking, 'status'>): boolean => booking.status !== 'canceled';

/** Removes dates that a confirmation repeats in the title. */
export const formatBookingName = ({
  title,
  start,
  end,
}: Pick<Booking, 'title' | 'start' | 'end'>): string => {
  const dates = end && `, ${formatDateRange(start.date, end.date)}`;
  return dates && title.endsWith(dates) && title.length > dates.length
    ? title.slice(0, -dates.length)
    : title;
};

/** Canceled bookings are left out. */
export const listBookingEntriesOn = (bookings: readonly Booking[], date: CalendarDate): BookingEntry[] =>
  bookings
    .filter(isOn)
    .flatMap((booking) =>
      (['start', 'end'] as const).flatMap((end, index) => {
        const at = booking[end];
        const label = endLabels[booking.kind][index as 0 | 1];
        if (!at || label === null || at.date !== date) return [];
        const { id: bookingId, kind } = booking;
        const title = formatBookingName(booking);
        return [{ bookingId, kind, end, label, title, date, time: at.time, place: placeOfEnd(at) }];
      }),
    )
    .sort((one, other) => (one.time ?? '').localeCompare(other.time ?? ''));

/** Real time across zones; null without both times. */
export const countBookingMinutes = ({ start, end }: Pick<Booking, 'start' | 'end'>): number | null => {
  if (!end || start.time === null || end.time === null) return null;
  const from = toZonedInstant(start.date, start.time, start.zone).getTime();
  return Math.round((toZonedInstant(end.date, end.time, end.zone).getTime() - from) / 60_000);
};

export const moveBookingEnd = (end: BookingEnd, days: number): BookingEnd => ({
  ...end,
  date: addDays(end.date, days),
});

export const countBookingNights = ({ start, end }: Pick<Booking, 'start' | 'end'>): number | null =>
  end && countDaysBetween(start.date, end.date);
