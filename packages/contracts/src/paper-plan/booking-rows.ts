import { spotOfEntry } from '../bookings/booking-order.js';
import { bookingLines, type BookingLine } from '../bookings/booking-remarks.js';
import type { Booking } from '../bookings/booking.js';
import type { CalendarDate } from '../core/primitives.js';
import { otherClockName, zonedInstant } from '../core/time-zones.js';
import { clockLabel, minuteOf, type Minute } from '../day-plans/clock.js';
import { stepOfEntry } from '../day-plans/ship/booked-sailing.js';
import type { UsualRow } from '../day-plans/ship/ship-day.js';
import type { TimedRow } from './timed-rows.js';

const minuteOn = (zone: string, date: CalendarDate, time: string, own: string): Minute =>
  Math.round(
    (zonedInstant(date, time, own).getTime() - zonedInstant(date, '00:00', zone).getTime()) / 60_000,
  );

const shiftOf = (
  { entry }: BookingLine,
  lines: readonly BookingLine[],
  lastInPark: Minute | null,
): Minute => {
  const entries = lines.map((line) => line.entry);
  const spot = spotOfEntry(entry, entries, lastInPark);
  return spot === null || entry.time === null ? 0 : spot - minuteOf(entry.time);
};

/**
 * @param day its date, clocks, and the begin of its last plan in a park.
 * @param steps boarding and leaving that no booking names.
 */
export const bookingRows = (
  bookings: readonly Booking[],
  { date, zone, lastInPark }: { date: CalendarDate; zone: string; lastInPark: Minute | null },
  steps: readonly UsualRow[],
): { timed: TimedRow[]; untimed: string[] } => {
  const lines = bookingLines(bookings, date);
  const timed = lines.flatMap((line): TimedRow[] => {
    const { entry, title, way, numbers, note } = line;
    const step = stepOfEntry(entry, steps);
    const time = step?.time ?? entry.time;
    if (time === null) return [];
    const own = step ? zone : line.zone;
    const why = step ? (step.note ?? 'usual time') : note;
    const row = {
      id: `${entry.bookingId} ${entry.end}`,
      when: [clockLabel(minuteOf(time)), otherClockName(own, date)].filter(Boolean).join(' '),
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
