import { mealMinutes } from '@landsea/rules/day-plans';
import type { MealPeriod, Restaurant } from '@landsea/contracts/catalogue';
import type { CreateDayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { getAreaName } from './area-name';
import { usualMealTimes } from './dining-labels';
import { estimateMeal, getMiddle } from '@landsea/rules/dining-plan';

interface MealChoice {
  id: string;
  restaurant: Restaurant;
  trip: Pick<TripDetail, 'party' | 'startDate'>;
  /** Null for a wish without a day. */
  date: string | null;
  meal: MealPeriod | null;
}

export const makeMealItem = ({ id, restaurant, trip, date, meal }: MealChoice): CreateDayItem => ({
  id,
  title: restaurant.name,
  date,
  time: date && meal ? usualMealTimes[meal] : null,
  minutes: mealMinutes[restaurant.service],
  isFixed: restaurant.takesReservations,
  park: restaurant.park,
  place: getAreaName(restaurant),
  catalogueId: restaurant.id,
  costCents: getMiddle(estimateMeal(restaurant, trip.party, date ?? trip.startDate)) || null,
  details: {
    kind: 'dining',
    meal,
    prepaid: restaurant.prepaid,
    depositCents: null,
    freeCancelHours: restaurant.takesReservations ? restaurant.freeCancelHours : null,
    onDiningPlan: false,
  },
});

export const listPlannableMeals = ({ meals }: Pick<Restaurant, 'meals'>): MealPeriod[] =>
  meals.length > 0 ? meals : ['lunch', 'dinner'];
