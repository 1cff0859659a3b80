import type { MealPeriod, Restaurant } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import { countDaysBetween, joinWords } from '@landsea/contracts/core';
import { formatTimeOfDay, toMinute, type Minute } from '../../trip/clock.js';

type Meal = Pick<DayItem, 'date' | 'time' | 'details'>;
type Serving = Pick<Restaurant, 'name' | 'meals' | 'isOpen' | 'asOf'>;

/** After this many days a closed place may have opened. */
const CLOSED_FOR_DAYS = 365;

/** Minutes of the day. Snacks are served all day. */
const seatings: Record<Exclude<MealPeriod, 'snacks'>, { from: Minute; until: Minute }> = {
  breakfast: { from: 6 * 60, until: 12 * 60 + 30 },
  lunch: { from: 10 * 60 + 30, until: 16 * 60 + 30 },
  dinner: { from: 15 * 60, until: 26 * 60 },
};
/** An earlier minute belongs to the evening before: a dinner at 12:15 AM. */
const NIGHT_ENDS = 4 * 60;

const isServedAt = (period: MealPeriod, time: string): boolean => {
  if (period === 'snacks') return true;
  const clock = toMinute(time);
  const minute = clock < NIGHT_ENDS ? clock + 1440 : clock;
  return seatings[period].from <= minute && minute <= seatings[period].until;
};

export interface ServiceProblem {
  field: 'catalogueId' | 'details.meal' | 'time';
  sentence: string;
  /** It may serve the meal after all: a warning, not a refusal. */
  isUncertain?: boolean;
}

/** Undefined also when the catalog does not know its meals. */
export const findServiceProblem = (
  { date, time, details }: Meal,
  { name, meals, isOpen, asOf }: Serving,
): ServiceProblem | undefined => {
  if (details.kind !== 'dining') return undefined;
  if (!isOpen && date !== null && countDaysBetween(asOf, date) > CLOSED_FOR_DAYS) {
    const sentence = `${name} was closed when we last checked: ask whether it is open again.`;
    return { field: 'catalogueId', sentence, isUncertain: true };
  }
  if (!isOpen) return { field: 'catalogueId', sentence: `${name} is closed for now.` };
  if (meals.length === 0) return undefined;
  const served = `${name} serves ${joinWords(meals)}`;
  if (details.meal !== null && !meals.includes(details.meal))
    return { field: 'details.meal', sentence: `${served}, but no ${details.meal}.` };
  if (time !== null && !meals.some((period) => isServedAt(period, time)))
    return { field: 'time', sentence: `${served}, not at ${formatTimeOfDay(toMinute(time))}.` };
  return undefined;
};
