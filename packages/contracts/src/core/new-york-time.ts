import { addDays } from './calendar.js';
import type { CalendarDate } from './primitives.js';

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** Milliseconds that New York's wall clock is ahead of UTC at an instant (negative: it is behind). */
const offsetAt = (instant: number): number => {
  const part = Object.fromEntries(
    clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const wall = Date.UTC(
    part['year'] ?? 0,
    (part['month'] ?? 1) - 1,
    part['day'],
    part['hour'],
    part['minute'],
    part['second'],
  );
  return wall - instant;
};

/** What asking Intl costs is paid once for each date. */
const noonOffsets = new Map<CalendarDate, number>();
const MOST_KEPT = 10_000;

const noonOffset = (date: CalendarDate): number => {
  const known = noonOffsets.get(date);
  if (known !== undefined) return known;
  if (noonOffsets.size >= MOST_KEPT) noonOffsets.clear();
  const offset = offsetAt(Date.parse(`${date}T17:00:00Z`));
  noonOffsets.set(date, offset);
  return offset;
};

/**
 * The instant at which clocks in New York show `time` (`HH:MM`) on `date`, across changes to and from daylight time.
 * The clocks change between 1:00 and 3:00, so what is earlier is still the time of the day before.
 */
export const newYorkInstant = (date: CalendarDate, time: string): Date => {
  const wall = Date.parse(`${date}T${time}:00Z`);
  if (time >= '03:00') return new Date(wall - noonOffset(date));
  if (time < '01:00') return new Date(wall - noonOffset(addDays(date, -1)));
  const near = wall - offsetAt(wall);
  return new Date(wall - offsetAt(near));
};

/** Whether New York's clocks show `time` (`HH:MM`) on `date` at all: an hour is skipped as daylight time begins. */
export const isOnNewYorkClocks = (date: CalendarDate, time: string): boolean => {
  const instant = newYorkInstant(date, time).getTime();
  return instant + offsetAt(instant) === Date.parse(`${date}T${time}:00Z`);
};
