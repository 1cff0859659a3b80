import { bookingLines, type BookingLine } from '../bookings/booking-remarks.js';
import type { Booking } from '../bookings/booking.js';
import type { CalendarDate } from '../core/primitives.js';
import { otherClockName, zonedInstant } from '../core/time-zones.js';
import { clockLabel, minuteOf, type Minute } from '../day-plans/clock.js';
import type { UsualRow } from '../day-plans/ship/ship-day.js';
import type { TimedRow } from './timed-rows.js';

/** Minutes of a date on the clocks of `zone` at a wall time of another zone, so that a flight stands where it happens. */
const minuteOn = (zone: string, date: CalendarDate, time: string, own: string): Minute =>
  Math.round(
    (zonedInstant(date, time, own).getTime() - zonedInstant(date, '00:00', zone).getTime()) / 60_000,
  );

const stepOf = ({ entry }: BookingLine, steps: readonly UsualRow[]): UsualRow | undefined =>
  entry.kind === 'cruise' && entry.time === null
    ? steps.find(({ key }) => key === (entry.end === 'start' ? 'board' : 'ashore'))
    : undefined;

/**
 * The bookings of a date on paper: those with a time as rows at that time, the others one a line.
 * @param zone the clocks that the day is read on.
 * @param steps boarding and leaving at the usual time, for a cruise whose booking names none.
 */
export const bookingRows = (
  bookings: readonly Booking[],
  date: CalendarDate,
  zone: string,
  steps: readonly UsualRow[],
): { timed: TimedRow[]; untimed: string[] } => {
  const lines = bookingLines(bookings, date).map((line) => ({ line, step: stepOf(line, steps) }));
  return {
    timed: lines.flatMap(({ line, step }): TimedRow[] => {
      const { entry, title, way, numbers } = line;
      const time = entry.time ?? step?.time;
      if (time === undefined) return [];
      const own = step ? zone : line.zone;
      return [
        {
          at: minuteOn(zone, date, time, own),
          row: {
            id: `${entry.bookingId} ${entry.end}`,
            when: [clockLabel(minuteOf(time)), otherClockName(own, date)].filter(Boolean).join(' '),
            title,
            kind: null,
            facts: [step ? 'usual time' : '', way ?? entry.place ?? '', ...numbers]
              .filter(Boolean)
              .join(' · '),
            note: null,
          },
        },
      ];
    }),
    untimed: lines
      .filter(({ line, step }) => line.entry.time === null && !step)
      .map(({ line: { entry, title, way, numbers } }) =>
        [[title, way ?? entry.place].filter(Boolean).join(', '), ...numbers].join(' · '),
      ),
  };
};
