import { placeEntry } from '../bookings/booking-order.js';
import { listBookingLines, type BookingLine } from '../bookings/booking-remarks.js';
import type { Booking } from '@landsea/contracts/bookings';
import { type CalendarDate, getOtherClockName, toZonedInstant } from '@landsea/contracts/core';
import { formatTimeOfDay, toMinute, type Minute } from '../trip/clock.js';
import { findStepOfEntry } from '../day-plans/ship/booked-sailing.js';
import type { UsualRow } from '../day-plans/ship/ship-day.js';
import type { TimedRow } from './timed-rows.js';

const minuteOn = (zone: string, date: CalendarDate, time: string, own: string): Minute =>
  Math.round(
    (toZonedInstant(date, time, own).getTime() - toZonedInstant(date, '00:00', zone).getTime()) / 60_000,
  );

const shiftOf = (
  { entry }: BookingLine,
  lines: readonly BookingLine[],
  lastInPark: Minute | null,
): Minute => {
  const entries = lines.map((line) => line.entry);
  const spot = placeEntry(entry, entries, lastInPark);
  return spot === null || entry.time === null ? 0 : spot - toMinute(entry.time);
};

/**
 * @param day its date, clocks, and the begin of its last plan in a park.
 * @param steps boarding and leaving that no booking names.
 */
export const makeBookingRows = (
  bookings: readonly Booking[],
  { date, zone, lastInPark }: { date: CalendarDate; zone: string; lastInPark: Minute | null },
  steps: readonly UsualRow[],
): { timed: TimedRow[]; untimed: string[] } => {
  const lines = listBookingLines(bookings, date);
  const timed = lines.flatMap((line): TimedRow[] => {
    const { entry, title, way, numbers, note } = line;
    const step = findStepOfEntry(entry, steps);
    const time = step?.time ?? entry.time;
    if (time === null) return [];
    const own = step ? zone : line.zone;
    const why = step ? (step.note ?? 'usual time') : note;
    const row = {
      id: `${entry.bookingId} ${entry.end}`,
      when: [formatTimeOfDay(toMinute(time)), getOtherClockName(own, date)].filter(Boolean).join(' '),
      title,
      kind: null,
      facts: [way ?? entry.place ?? '', ...numbers].filter(Boolean).join(' · '),
      note: why,
    };
    return [{ at: minuteOn(zone, date, time, own) + shiftOf(line, lines, lastInPark), row }];
  });
  const isTimed = ({ entry }: BookingLine): boolean =>
    timed.some(({ row }) => row.id === `${entry.bookingId} ${entry.end}`);
  return {
    timed,
    untimed: lines
      .filter((line) => !isTimed(line))
      .map(({ entry, title, way, numbers }) =>
        [[title, way ?? entry.place].filter(Boolean).join(', '), ...numbers].join(' · '),
      ),
  };
};
