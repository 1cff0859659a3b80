import type { CalendarDate } from '@landsea/contracts';

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

/**
 * The instant at which clocks in New York show `time` (`HH:MM`) on `date`, across changes to and from daylight time.
 */
export const newYorkInstant = (date: CalendarDate, time: string): Date => {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const near = wall - offsetAt(wall);
  return new Date(wall - offsetAt(near));
};
