import { sharePeople } from '../conflicts/planned-items.js';
import type { Minute } from '../clock.js';
import type { DayStop, Way } from './stops.js';

/** Nobody eats again sooner after a meal, unless they chose the time. An assumption. */
const MEAL_GAP_MINUTES = 90;
/** How far into its usual window the earlier of two meals may begin, so that the later one is not squeezed. */
const EARLIER_PART = 2 / 3;

interface Sitting {
  from: Minute;
  until: Minute;
}

const isMeal = ({ kind }: DayStop): boolean => kind === 'dining';

/** When a meal may begin, over all its ways. */
const sittingOf = ({ ways }: DayStop): Sitting => ({
  from: Math.min(...ways.map((way) => (way.kind === 'timed' ? Math.min(...way.starts) : way.from))),
  until: Math.max(...ways.map((way) => (way.kind === 'timed' ? Math.max(...way.starts) : way.until))),
});

const within = (ways: readonly Way[], { from, until }: Sitting): Way[] =>
  ways.flatMap((way): Way[] => {
    if (way.kind !== 'line') return [way];
    const first = Math.max(way.from, from);
    const last = Math.min(way.until, until);
    return first > last
      ? []
      : [{ ...way, from: first, until: last, waits: way.waits.slice(first - way.from, last - way.from + 1) }];
  });

/** The latest that the earlier of two meals may begin, so that both find a time. */
const latestOf = (earlier: DayStop, later: DayStop): Minute => {
  const [first, second] = [sittingOf(earlier), sittingOf(later)];
  const most = second.until - earlier.minutes - MEAL_GAP_MINUTES;
  if (later.isFixed) return most;
  const least = second.from - earlier.minutes - MEAL_GAP_MINUTES;
  return Math.max(least, Math.min(most, Math.round(first.from + (first.until - first.from) * EARLIER_PART)));
};

const narrowed = (meal: DayStop, others: readonly DayStop[]): DayStop => {
  const own = sittingOf(meal);
  const allowed = { ...own };
  for (const other of others) {
    const theirs = sittingOf(other);
    const isBefore = theirs.from + theirs.until < own.from + own.until;
    if (isBefore) {
      const begins = other.isFixed ? theirs.from : latestOf(other, meal);
      allowed.from = Math.max(allowed.from, begins + other.minutes + MEAL_GAP_MINUTES);
    } else {
      allowed.until = Math.min(allowed.until, latestOf(meal, other));
    }
  }
  const ways = within(meal.ways, allowed);
  return ways.length > 0 ? { ...meal, ways } : meal;
};

/** Keeps meals of the same people apart: those whose time is free begin an hour and a half after the one before at the earliest. */
export const withMealGaps = (stops: readonly DayStop[]): DayStop[] => {
  const meals = stops.filter((stop) => isMeal(stop) && stop.ways.length > 0);
  if (meals.length < 2) return [...stops];
  return stops.map((stop) => {
    if (stop.isFixed || !meals.includes(stop)) return stop;
    const others = meals.filter((other) => other !== stop && sharePeople(other, stop));
    return narrowed(stop, others);
  });
};
