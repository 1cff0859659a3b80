import type { Restaurant } from '@landsea/contracts/catalogue';
import type { DayItem, BookedMeal } from '@landsea/contracts/planning';
import { freeCancelHours, type FindRestaurant } from '../planning/meal-restaurant.js';
import type { ParkRules } from '../planning/park-rules.js';
import { getDayClock, isOtherClock } from '../trip/day-zones.js';
import type { DayClock } from '@landsea/contracts/trip';
import { formatShortDate } from '../trip/short-dates.js';
import type { WindowRule, WindowTrip } from './window-rule.js';

export type EnteredMeal = BookedMeal & Pick<DayItem, 'catalogueId'>;

const clockOf = (meal: BookedMeal, trip: WindowTrip): DayClock | undefined => {
  const clock = getDayClock(trip, meal.date, trip.ports ?? [], 'aboard');
  return isOtherClock(clock, meal.date) ? clock : undefined;
};

const limitOf = (meal: BookedMeal, trip: WindowTrip, { dining }: ParkRules): WindowRule => {
  const { hoursBefore, feeCents } = dining.cancellation;
  const hours = meal.freeCancelHours ?? hoursBefore;
  const isUsual = hours === hoursBefore;
  return {
    id: `cancellation-${meal.id}`,
    kind: 'cancellation',
    title: `Last chance to cancel ${meal.place} for free, ${formatShortDate(meal.date)}`,
    rule: `${isUsual ? 'A table is canceled for free until' : 'This place asks for'} ${hours} hours before${
      isUsual ? '' : ' the meal'
    }; after that it costs $${feeCents / 100} a person (${meal.people} booked).`,
    date: meal.date,
    time: meal.time,
    clock: clockOf(meal, trip),
    hoursBefore: hours,
    covers: null,
  };
};

export const addCancelHours = (
  meals: readonly EnteredMeal[],
  find: FindRestaurant<Restaurant>,
): BookedMeal[] =>
  meals.map(({ catalogueId, ...meal }) => ({
    ...meal,
    freeCancelHours: freeCancelHours(meal.freeCancelHours, find({ catalogueId, title: meal.place })),
  }));

/** `domain.md`, D4. */
export const listMealWindows = (trip: WindowTrip, rules: ParkRules): WindowRule[] =>
  (trip.meals ?? []).map((meal) => limitOf(meal, trip, rules));
