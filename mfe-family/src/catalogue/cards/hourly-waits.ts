import type { Attraction } from '@landsea/contracts/catalogue';
import { getExpectedWait, type ParkDay } from '@landsea/rules/day-plans';

const HOUR = 60;
/** A shorter wait is a walk-on; waits are rounded to these minutes. */
export const WAIT_STEP = 5;

interface HourlyWait {
  /** Minute of the day at which the hour begins. */
  at: number;
  /** Minutes in line in the middle of the hour. */
  wait: number;
}

/** Typical waits of each whole hour; undefined for a walk-on. */
export const listHourlyWaits = (
  ride: Pick<Attraction, 'waits'>,
  day: ParkDay,
): { hours: HourlyWait[]; shortest: HourlyWait; longest: HourlyWait } | undefined => {
  const hours: HourlyWait[] = [];
  for (let at = Math.ceil(day.open / HOUR) * HOUR; at < day.close; at += HOUR)
    hours.push({ at, wait: getExpectedWait(ride, at + HOUR / 2, day) });
  const [first] = hours;
  if (!first) return undefined;
  const longest = hours.reduce((best, each) => (each.wait > best.wait ? each : best), first);
  const shortest = hours.reduce((best, each) => (each.wait < best.wait ? each : best), first);
  return longest.wait < WAIT_STEP ? undefined : { hours, shortest, longest };
};

/** Steps of five, at least one. */
export const roundWait = (minutes: number): number =>
  Math.max(WAIT_STEP, Math.round(minutes / WAIT_STEP) * WAIT_STEP);
