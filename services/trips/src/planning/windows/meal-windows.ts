import type { BookedMeal } from '@landsea/contracts/planning';
import type { ParkRules } from './park-rules.js';
import { shortDate } from './window-dates.js';
import type { WindowRule, WindowTrip } from './window-rule.js';

/** The same for every spelling of an apostrophe and of capitals. */
const plain = (name: string): string => name.replace(/[’‘`]/g, "'").toLowerCase();

const limitOf = (meal: BookedMeal, { dining }: ParkRules): WindowRule => {
  const { hoursBefore, strict, feeCents } = dining.cancellation;
  const isStrict = strict.places.some((place) => plain(meal.place).includes(plain(place)));
  const hours = meal.freeCancelHours ?? (isStrict ? strict.hoursBefore : hoursBefore);
  const isUsual = hours === hoursBefore;
  return {
    id: `cancellation-${meal.id}`,
    kind: 'cancellation',
    title: `Last moment to cancel ${meal.place} for free, ${shortDate(meal.date)}`,
    rule: `${isUsual ? 'A table is canceled for free until' : 'This place asks for'} ${String(hours)} hours before${
      isUsual ? '' : ' the meal'
    }; after that it costs $${String(feeCents / 100)} a person (${String(meal.people)} booked).`,
    date: meal.date,
    time: meal.time,
    hoursBefore: hours,
    covers: null,
  };
};

/** Domain rule 4, for each table that is booked. */
export const mealWindows = ({ meals = [] }: WindowTrip, rules: ParkRules): WindowRule[] =>
  meals.map((meal) => limitOf(meal, rules));
