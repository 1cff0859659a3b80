import { itemLife } from '@landsea/contracts/day-plans';
import type { Minute } from '@landsea/contracts/day-plans';
import type { Stop } from './day-moment';

/** A delay below this is how a day in a park goes, and nothing to plan for again. */
const LEAST_DELAY = 10;
const STEP = 5;

interface DayProgress {
  /** What had a time of its own that has gone by: a table, a show, a return window. */
  over: Stop[];
  ahead: Stop[];
  /** Minutes since the next stop should have ended, in steps of five; 0 while the day goes as planned. */
  behind: number;
}

const hasEnded = ({ until }: Stop, now: Minute): boolean => until !== null && until <= now;

/** What a day has left at `now`, minutes since its midnight; undefined on another day than today. */
export const dayProgress = (stops: readonly Stop[], now: Minute | undefined): DayProgress => {
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
