import { sharePeople } from '../conflicts/planned-items.js';
import type { Minute } from '../../trip/clock.js';
import { getMinutesBetweenMeals, type MealSize } from '../items/meal-size.js';
import { addMealPeriods, getSitting, type Sitting } from './meal-periods.js';
import type { DayStop, Way } from './stops.js';

const EARLIER_PART = 2 / 3;

interface Other {
  stop: DayStop;
  gap: number;
}

const within = (ways: readonly Way[], { from, until }: Sitting): Way[] =>
  ways.flatMap((way): Way[] => {
    if (way.kind !== 'line') return [way];
    const first = Math.max(way.from, from);
    const last = Math.min(way.until, until);
    return first > last
      ? []
      : [{ ...way, from: first, until: last, waits: way.waits.slice(first - way.from, last - way.from + 1) }];
  });

const latestOf = (earlier: DayStop, later: DayStop, gap: number): Minute => {
  const [first, second] = [getSitting(earlier.ways), getSitting(later.ways)];
  const most = second.until - earlier.minutes - gap;
  if (later.isFixed) return most;
  const least = second.from - earlier.minutes - gap;
  return Math.max(least, Math.min(most, Math.round(first.from + (first.until - first.from) * EARLIER_PART)));
};

const narrowed = (meal: DayStop, others: readonly Other[]): DayStop => {
  const own = getSitting(meal.ways);
  const allowed = { ...own };
  for (const { stop: other, gap } of others) {
    const theirs = getSitting(other.ways);
    const isBefore = theirs.from + theirs.until < own.from + own.until;
    if (isBefore) {
      const begins = other.isFixed ? theirs.from : latestOf(other, meal, gap);
      allowed.from = Math.max(allowed.from, begins + other.minutes + gap);
    } else {
      allowed.until = Math.min(allowed.until, latestOf(meal, other, gap));
    }
  }
  const ways = within(meal.ways, allowed);
  return ways.length > 0 ? { ...meal, ways } : meal;
};

/** Domain.md, P9. */
const REST_AFTER_LUNCH: Minute = 13 * 60;

const isFreeRest = ({ kind, isFixed, ways }: DayStop): boolean =>
  kind === 'break' && !isFixed && ways.length > 0;

const isLunch = ({ isFixed, ways, minutes }: DayStop): boolean => {
  if (isFixed || ways.length === 0) return false;
  const { from, until } = getSitting(ways);
  return from >= 10 * 60 && from + minutes <= REST_AFTER_LUNCH && until < 16 * 60;
};

const withRestsAfterLunch = (stops: readonly DayStop[], sizes: ReadonlyMap<string, MealSize>): DayStop[] => {
  const lunches = stops.filter((stop) => ['meal', 'big'].includes(sizes.get(stop.id) ?? '') && isLunch(stop));
  const rests = stops.filter((stop) => isFreeRest(stop) && getSitting(stop.ways).until >= REST_AFTER_LUNCH);
  if (lunches.length === 0 || rests.length === 0) return [...stops];
  return stops.map((stop) => {
    const isFirst = lunches.includes(stop);
    if (!isFirst && !rests.includes(stop)) return stop;
    if (!(isFirst ? rests : lunches).some((other) => sharePeople(other, stop))) return stop;
    const { from, until } = getSitting(stop.ways);
    const allowed = isFirst
      ? { from, until: Math.min(until, REST_AFTER_LUNCH - stop.minutes) }
      : { from: Math.max(from, REST_AFTER_LUNCH), until };
    const ways = within(stop.ways, allowed);
    return ways.length > 0 ? { ...stop, ways } : stop;
  });
};

/**
 * Free meals get one of their periods with {@link getMinutesBetweenMeals}; rests follow lunch. `sizes` by stop
 * id.
 */
export const addMealGaps = (stops: readonly DayStop[], sizes: ReadonlyMap<string, MealSize>): DayStop[] => {
  const atPeriods = withRestsAfterLunch(addMealPeriods(stops, sizes), sizes);
  const meals = atPeriods.filter((stop) => sizes.has(stop.id) && stop.ways.length > 0);
  if (meals.length < 2) return atPeriods;
  return atPeriods.map((stop) => {
    const size = sizes.get(stop.id);
    if (stop.isFixed || !size || stop.ways.length === 0) return stop;
    const others = meals.flatMap((other): Other[] => {
      const gap = getMinutesBetweenMeals(size, sizes.get(other.id) ?? 'snack');
      return other !== stop && gap > 0 && sharePeople(other, stop) ? [{ stop: other, gap }] : [];
    });
    return narrowed(stop, others);
  });
};
