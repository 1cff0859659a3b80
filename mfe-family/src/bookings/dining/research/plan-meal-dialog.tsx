import type { MealPeriod, Restaurant } from '@landsea/contracts/catalogue';
import type { TripDetail } from '@landsea/contracts/trip';
import { Segmented } from '@landsea/ui/fields/segmented';
import { useState } from 'react';
import { PlanDialog, type PlanChoice } from '../../../items/panel/plan-dialog';
import { getFailureText, type DayItems } from '../../../items/queue/use-day-items';
import { placeText } from '../rules/area-name';
import { formatCharactersAt, mealLabels, usualMealTimes } from '../rules/dining-labels';
import { listEaters, estimateMeal, getMiddle } from '@landsea/rules/dining-plan';
import { makeMealItem, listPlannableMeals } from '../rules/meal-items';

interface PlanMealDialogProps {
  trip: TripDetail;
  dayItems: DayItems;
  restaurant: Restaurant;
  date: string;
  onClose: () => void;
}

/** The day in the restaurant's park, if the trip has one, else its first day. */
const likelyDay = (dayItems: DayItems, { park }: Restaurant): string =>
  (dayItems.days.find(({ parks }) => park !== null && parks.includes(park)) ?? dayItems.days[0])?.date ?? '';

export function PlanMealDialog({ trip, dayItems, restaurant, date, onClose }: PlanMealDialogProps) {
  const meals = listPlannableMeals(restaurant);
  const [meal, setMeal] = useState<MealPeriod>(meals.at(-1) ?? 'dinner');
  const characters = formatCharactersAt(restaurant, meal);
  const [id] = useState(() => crypto.randomUUID());
  const plan = async ({ date: day, time, people }: PlanChoice) => {
    const item = makeMealItem({ id, restaurant, trip, date: day, meal });
    const costCents = getMiddle(estimateMeal(restaurant, listEaters({ people }, trip.party), day)) || null;
    return getFailureText(
      await dayItems.add(
        { ...item, time: time ?? usualMealTimes[meal], people, costCents },
        { isForm: true },
      ),
    );
  };
  return (
    <PlanDialog
      title={`Plan ${restaurant.name}`}
      description={placeText(restaurant)}
      party={trip.party}
      days={dayItems.days}
      initial={{ date: date || likelyDay(dayItems, restaurant), time: null, people: null }}
      peopleLabel="Who eats"
      onPlan={plan}
      onClose={onClose}
    >
      {meals.length > 1 ? (
        <Segmented
          showLabel
          label="Meal"
          options={meals.map((value) => ({ value, label: mealLabels[value] }))}
          value={meal}
          onValueChange={setMeal}
        />
      ) : null}
      {characters ? <p className="text-sm text-muted">{characters}</p> : null}
    </PlanDialog>
  );
}
