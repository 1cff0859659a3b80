import { formatWay, listDeskNumbers } from '../bookings/booking-remarks.js';
import type { Booking } from '@landsea/contracts/bookings';
import { getOtherClockName } from '@landsea/contracts/core';
import { formatLimitedTime, type DayBooking } from '../day-plans/day-bookings.js';
import type { TimedRow } from './timed-rows.js';

interface BookingLine {
  entry: DayBooking;
  title: string;
  facts: string[];
  numbers: string[];
}

const journeys: readonly Booking['kind'][] = ['flight', 'train'];

const describeEntry = (entry: DayBooking, bookings: readonly Booking[]): BookingLine => {
  const booking = entry.end === 'start' ? bookings.find(({ id }) => id === entry.bookingId) : undefined;
  const way = booking && journeys.includes(booking.kind) ? formatWay(booking) : null;
  return {
    entry,
    title: `${entry.label}: ${entry.title}`,
    facts: [way ?? entry.place ?? ''].filter(Boolean),
    numbers: booking ? listDeskNumbers(booking) : [],
  };
};

export const makeBookingRows = (
  entries: readonly DayBooking[],
  bookings: readonly Booking[],
): { timed: TimedRow[]; untimed: string[] } => {
  const lines = entries.map((entry) => describeEntry(entry, bookings));
  return {
    timed: lines.flatMap(({ entry, title, facts, numbers }): TimedRow[] => {
      const { bookingId, end, spot, zone, date, isUsual, note } = entry;
      if (spot === null) return [];
      const row = {
        id: `${bookingId} ${end}`,
        when: [formatLimitedTime(entry), getOtherClockName(zone, date)].filter(Boolean).join(' '),
        title,
        kind: null,
        facts: [...facts, ...numbers].join(' · '),
        note: note ?? (isUsual ? 'usual time' : null),
      };
      return [{ at: spot, row }];
    }),
    untimed: lines
      .filter(({ entry }) => entry.spot === null)
      .map(({ title, facts, numbers }) => [[title, ...facts].join(', '), ...numbers].join(' · ')),
  };
};
