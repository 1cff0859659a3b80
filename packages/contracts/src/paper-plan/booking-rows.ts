import { spotOfEntry } from '../bookings/booking-order.js';
import { bookingLines, type BookingLine } from '../bookings/booking-remarks.js';
import type { Booking } from '../bookings/booking.js';
import type { CalendarDate } from '../core/primitives.js';
import { otherClockName, zonedInstant } from '../core/time-zones.js';
import { clockLabel, minuteOf, type Minute } from '../day-plans/clock.js';
import { stepOfEntry } from '../day-plans/ship/booked-sailing.js';
import type { UsualRow } from '../day-plans/ship/ship-day.js';
import type { TimedRow } from './timed-rows.js';

/** Minutes of a date on the clocks of `zone` at a wall time of another zone, so that a flight stands where it happens. */
const minuteOn = (zone: string, date: CalendarDate, time: string, own: string): Minute =>
  Math.round(
    (zonedInstant(date, time, own).getTime() - zonedInstant(date, '00:00', zone).getTime()) / 60_000,
  );

/** Minutes by which an entry stands before or after its time. */
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
 * The bookings of a date on paper: those with a time as rows in the order of the day, the others one a line.
 * @param day its date, the clocks that it is read on, and when its last plan in a park begins.
 * @param steps boarding and leaving at the usual time where the booking of the cruise names none, or later where the way to the
 * port ends later.
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
