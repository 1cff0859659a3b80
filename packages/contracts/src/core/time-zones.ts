import { tzOffset } from '@date-fns/tz/tzOffset';
import type { CalendarDate } from './primitives.js';

export const PARKS_ZONE = 'America/New_York';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** `offset` ahead of UTC in milliseconds from `since` on. */
interface StillZone {
  zones: readonly string[];
  since: number;
  offset: number;
  edition: string;
}

/**
 * Sources: tz database, NEWS of 2026b, 2026c and 2026d; Manitoba: news release of September 17, 2026. Delete
 * an entry once every supported Node and browser has its edition.
 */
export const stillZones: readonly StillZone[] = [
  {
    zones: ['America/Vancouver', 'Canada/Pacific'],
    since: Date.UTC(2026, 2, 8, 10),
    offset: -7 * HOUR_MS,
    edition: '2026b',
  },
  {
    zones: ['America/Edmonton', 'America/Yellowknife', 'Canada/Mountain'],
    since: Date.UTC(2026, 2, 8, 9),
    offset: -6 * HOUR_MS,
    edition: '2026c',
  },
  {
    zones: ['Africa/Casablanca', 'Africa/El_Aaiun'],
    since: Date.UTC(2026, 8, 20, 1),
    offset: 0,
    edition: '2026c',
  },
  {
    zones: ['America/Inuvik'],
    since: Date.UTC(2026, 2, 8, 9),
    offset: -6 * HOUR_MS,
    edition: '2026d',
  },
  {
    zones: ['America/Winnipeg', 'America/Rainy_River', 'Canada/Central'],
    since: Date.UTC(2026, 2, 8, 8),
    offset: -5 * HOUR_MS,
    edition: '2026e',
  },
];
const stillByZone = new Map(stillZones.flatMap((each) => each.zones.map((zone) => [zone, each] as const)));

/**
 * Intl costs microseconds and a trip has hundreds of windows; New York's clocks change on the hour of UTC.
 */
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

/** Milliseconds ahead of UTC. */
const zoneOffset = (instant: number, timeZone: string): number => {
  if (timeZone === PARKS_ZONE) return newYorkOffset(instant);
  const still = stillByZone.get(timeZone);
  if (still && instant >= still.since) return still.offset;
  return tzOffset(timeZone, new Date(instant)) * MINUTE_MS;
};

/** An ISO text whose `Z` has no meaning. */
const wallClock = (instant: Date, timeZone: string): string =>
  new Date(instant.getTime() + zoneOffset(instant.getTime(), timeZone)).toISOString();

/** Default: the parks' zone. */
export const getDateIn = (instant: Date, timeZone = PARKS_ZONE): CalendarDate =>
  wallClock(instant, timeZone).slice(0, 10);

/** `HH:MM`; default: the parks' zone. */
export const timeIn = (instant: Date, timeZone = PARKS_ZONE): string =>
  wallClock(instant, timeZone).slice(11, 16);

/** A repeated hour gives the first instant, a skipped one an hour earlier. */
export const toZonedInstant = (date: CalendarDate, time: string, timeZone: string): Date => {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const [before, after] = [wall - DAY_MS, wall + DAY_MS].map((instant) => zoneOffset(instant, timeZone));
  if (before === undefined || after === undefined) throw new RangeError(`No offset of ${timeZone}`);
  const early = wall - before;
  return new Date(zoneOffset(early, timeZone) === before ? early : wall - after);
};

export const toNewYorkInstant = (date: CalendarDate, time: string): Date =>
  toZonedInstant(date, time, PARKS_ZONE);

/** False for the hour that is skipped as daylight time begins. */
export const isOnClocks = (date: CalendarDate, time: string, timeZone: string): boolean =>
  wallClock(toZonedInstant(date, time, timeZone), timeZone).startsWith(`${date}T${time}`);

/** Negative where they are behind. */
export const countHoursAhead = (instant: Date, timeZone: string, other: string): number =>
  (zoneOffset(instant.getTime(), timeZone) - zoneOffset(instant.getTime(), other)) / HOUR_MS;

/** `Chicago time` for an IANA zone. */
export const getClockName = (timeZone: string): string =>
  `${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')} time`;

/** Empty when the clocks equal those of the parks at noon. */
export const getOtherClockName = (timeZone: string, date: CalendarDate): string =>
  countHoursAhead(toZonedInstant(date, '12:00', timeZone), timeZone, PARKS_ZONE) === 0
    ? ''
    : getClockName(timeZone);

const knownZones = new Map<string, boolean>();

export const isZone = (zone: string): boolean => {
  const known = knownZones.get(zone);
  if (known !== undefined) return known;
  let isKnown = true;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
  } catch {
    isKnown = false;
  }
  if (knownZones.size < MOST_KEPT) knownZones.set(zone, isKnown);
  return isKnown;
};
