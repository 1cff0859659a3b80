import { formatTimeOfDay } from '@landsea/rules/trip';
import type { Timeline, TimelineStop } from '@landsea/rules/day-plans';
import { getNextStep, getStepBefore } from './time-steps.js';

/** Free time in which people can go back to their hotel. */
const POOL_MINUTES = 120;
/** Hours by the pool are not mentioned for less time in line than this. */
const WORTH_MINUTES = 5;
const SAME_END_MINUTES = 5;

const longestBreak = ({ stops }: Timeline): TimelineStop | undefined =>
  stops
    .filter(({ idle }) => idle >= POOL_MINUTES)
    .reduce<TimelineStop | undefined>(
      (best, each) => (best && best.idle >= each.idle ? best : each),
      undefined,
    );

/**
 * The minutes in line that free hours save against an order without them; null where they save too little or
 * end the day later.
 */
export function freeHoursAdvice(found: Timeline, rightAway: Timeline): string | null {
  const free = longestBreak(found);
  if (!free || rightAway.leftOut.length > 0) return null;
  const saved = Math.round(rightAway.totals.waiting - found.totals.waiting);
  const isSameEnd = found.totals.end - rightAway.totals.end <= SAME_END_MINUTES;
  if (saved < WORTH_MINUTES || !isSameEnd) return null;
  const leaves = free.arrives - free.walk;
  const from = formatTimeOfDay(getNextStep(leaves));
  const until = formatTimeOfDay(getStepBefore(leaves + free.idle));
  const gain = `${saved} minutes less in line, same bedtime.`;
  return free === found.stops[0] ? `Come at ${until}: ${gain}` : `Pool ${from} to ${until}: ${gain}`;
}
