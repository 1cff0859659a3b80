import { itemLife } from '@landsea/rules/day-plans';
import type { Minute } from '@landsea/rules/trip';
import type { Stop } from './day-moment';

/** A smaller delay is normal in a park and needs no new plan. */
const LEAST_DELAY = 10;
const STEP = 5;

interface DayProgress {
  /** Items whose own time has passed: a table, a show, a return window. */
  over: Stop[];
  ahead: Stop[];
  /** Minutes since the next stop should have ended, in steps of five; 0 while the day goes as planned. */
  behind: number;
}

const hasEnded = ({ until }: Stop, now: Minute): boolean => until !== null && until <= now;

/** `now` is minutes since midnight; undefined on another day than today. */
export const getDayProgress = (stops: readonly Stop[], now: Minute | undefined): DayProgress => {
  if (now === undefined) return { over: [], ahead: [...stops], behind: 0 };
  const isOver = (stop: Stop) => itemLife[stop.item.details.kind].hasOwnTime && hasEnded(stop, now);
  const ahead = stops.filter((stop) => !isOver(stop));
  const late = now - (ahead[0]?.until ?? now);
  return {
    over: stops.filter(isOver),
    ahead,
    behind: late < LEAST_DELAY ? 0 : Math.floor(late / STEP) * STEP,
  };
};
