import { tzOffset } from '@date-fns/tz/tzOffset';
import type { CalendarDate } from './primitives.js';

/** The zone of the parks and of the ports that ships leave from. */
export const PARKS_ZONE = 'America/New_York';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Asking Intl costs microseconds and a trip has hundreds of windows; New York's clocks change on the hour of UTC. */
const hourOffsets = new Map<number, number>();
const MOST_KEPT = 10_000;

const newYorkOffset = (instant: number): number => {
  const hour = Math.floor(instant / HOUR_MS);
  const known = hourOffsets.get(hour);
  if (known !== undefined) return known;
  if (hourOffsets.size >= MOST_KEPT) hourOffsets.clear();
  const offset = tzOffset(PARKS_ZONE, new Date(instant)) * MINUTE_MS;
  hourOffsets.set(hour, offset);
  return offset;
};

/** What clocks in a zone show at an instant, as an ISO text whose `Z` means nothing. */
const wallClock = (instant: Date, timeZone: string): string => {
  const at = instant.getTime();
  const offset = timeZone === PARKS_ZONE ? newYorkOffset(at) : tzOffset(timeZone, instant) * MINUTE_MS;
  return new Date(at + offset).toISOString();
};

/** The calendar date that clocks in `timeZone` show at `instant`; the parks' zone unless another is named. */
export const dateIn = (instant: Date, timeZone = PARKS_ZONE): CalendarDate =>
  wallClock(instant, timeZone).slice(0, 10);

/** The time, `HH:MM`, that clocks in `timeZone` show at `instant`; the parks' zone unless another is named. */
export const timeIn = (instant: Date, timeZone = PARKS_ZONE): string =>
  wallClock(instant, timeZone).slice(11, 16);

/**
 * The instant at which clocks in New York show `time` (`HH:MM`) on `date`, across changes to and from daylight time: the first
 * of two where an hour is repeated, an hour early where one is skipped.
 */
export const newYorkInstant = (date: CalendarDate, time: string): Date => {
  const wall = Date.parse(`${date}T${time}:00Z`);
  return new Date(wall - newYorkOffset(wall - newYorkOffset(wall)));
};

/** Whether New York's clocks show `time` (`HH:MM`) on `date` at all: an hour is skipped as daylight time begins. */
export const isOnNewYorkClocks = (date: CalendarDate, time: string): boolean =>
  wallClock(newYorkInstant(date, time), PARKS_ZONE).startsWith(`${date}T${time}`);
