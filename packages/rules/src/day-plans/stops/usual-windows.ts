import type { MealPeriod } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import { LAST_MINUTE, toMinute, type Minute } from '../../trip/clock.js';
import { isMainDish } from '../items/meal-size.js';
import { isRest } from '../items/rests.js';
import type { KnownEntry } from './day-entries.js';
import { dayPartMinutes } from './item-order.js';

export interface Opening {
  from: Minute;
  until: Minute;
}

/** Source: the usual hours of the parks' restaurants, 2026. */
const mealWindows: Record<MealPeriod, Opening> = {
  breakfast: { from: 7 * 60 + 30, until: 10 * 60 + 30 },
  lunch: { from: 11 * 60, until: 14 * 60 + 30 },
  dinner: { from: 16 * 60 + 30, until: 20 * 60 + 30 },
  snacks: { from: 10 * 60, until: 21 * 60 },
};
const snackWindow: Opening = { from: 11 * 60, until: LAST_MINUTE };
const REST_SLACK_MINUTES = 60;
const EARLIEST_REST: Minute = 12 * 60;

const anyTime: Opening = { from: 0, until: LAST_MINUTE };

const mealsOf = ({ details }: DayItem, known: KnownEntry | null): Opening[] => {
  if (details.kind !== 'dining') return [];
  const served = known?.list === 'restaurants' ? known.entry.meals : [];
  const meals: readonly MealPeriod[] =
    details.meal !== null ? [details.meal] : served.length > 0 ? served : ['breakfast', 'lunch', 'dinner'];
  return meals.map((meal) => mealWindows[meal]);
};

const restOf = ({ time }: DayItem): Opening => {
  if (time === null) return { from: EARLIEST_REST, until: LAST_MINUTE };
  const minute = toMinute(time);
  return { from: minute - REST_SLACK_MINUTES, until: minute + REST_SLACK_MINUTES };
};

const isForBreakfast = (known: KnownEntry | null): boolean =>
  known?.list === 'snacks' && known.entry.category === 'breakfast';

const usualOf = (item: DayItem, known: KnownEntry | null, part: Opening): Opening[] => {
  if (item.details.kind === 'dining') return mealsOf(item, known);
  if (known?.list === 'snacks' && isMainDish(known.entry)) return [mealWindows.lunch, mealWindows.dinner];
  if (item.details.kind === 'snack' && part === anyTime && !isForBreakfast(known)) return [snackWindow];
  return isRest(item) && part === anyTime ? [restOf(item)] : [anyTime];
};

export const listUsualWindows = (item: DayItem, known: KnownEntry | null): Opening[] => {
  const { time, dayPart } = item;
  const part = time === null && dayPart ? dayPartMinutes[dayPart] : anyTime;
  const usual = usualOf(item, known, part);
  const both = usual.map(({ from, until }) => ({
    from: Math.max(from, part.from),
    until: Math.min(until, part.until),
  }));
  const possible = both.filter(({ from, until }) => from <= until);
  return possible.length > 0 ? possible : [part];
};
