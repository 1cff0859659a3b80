import { mealPeriods, type Restaurant } from '@landsea/contracts/catalogue';
import { freeCancelHours } from '@landsea/rules/planning';
import type { DetailsOf } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { MoneyField } from '@landsea/ui/fields/money-field';
import { NumberStepper } from '@landsea/ui/fields/number-stepper';
import { Segmented } from '@landsea/ui/fields/segmented';
import { SwitchField } from '@landsea/ui/fields/switch-field';
import { useState } from 'react';
import { SaveFailure } from '../../../items/queue/save-failure';
import { getFailureText, type DayItems } from '../../../items/queue/use-day-items';
import { formatCharactersAt, mealLabels } from '../rules/dining-labels';
import { listEaters, estimateMeal } from '@landsea/rules/dining-plan';
import type { Meal } from '../rules/meal-booking';
import { rangeText } from '../rules/meal-price-text';

interface MealFieldsProps {
  trip: TripDetail;
  dayItems: DayItems;
  meal: Meal;
  restaurant: Restaurant | null;
}

export function MealFields({ trip, dayItems, meal, restaurant }: MealFieldsProps) {
  const [failure, setFailure] = useState<string>();
  const { details } = meal;
  const save = async (change: Partial<DetailsOf<'dining'>>) =>
    setFailure(
      getFailureText(await dayItems.change(meal, { details: { ...details, ...change } }, { isForm: true })),
    );
  const usual =
    restaurant && estimateMeal(restaurant, listEaters(meal, trip.party), meal.date ?? trip.startDate);
  const characters = restaurant && formatCharactersAt(restaurant, details.meal ?? 'dinner');
  return (
    <div className="grid gap-4">
      {usual ? (
        <p className="text-sm text-muted">Usually {rangeText(usual)} for these people, before tax and tip.</p>
      ) : null}
      <Segmented
        showLabel
        label="Meal"
        options={mealPeriods.map((value) => ({ value, label: mealLabels[value] }))}
        value={details.meal ?? 'dinner'}
        onValueChange={(value) => void save({ meal: value })}
      />
      {characters ? <p className="text-sm text-muted">{characters}</p> : null}
      <SwitchField
        label="Paid when booked"
        hint="Some character meals and dinner shows are."
        checked={details.prepaid}
        onCheckedChange={(prepaid) => void save({ prepaid })}
      />
      <SwitchField
        label="Paid with dining plan credits"
        checked={details.onDiningPlan}
        onCheckedChange={(onDiningPlan) => void save({ onDiningPlan })}
      />
      <MoneyField
        label="Deposit"
        valueCents={details.depositCents ?? 0}
        onCommit={(cents) => void save({ depositCents: cents === 0 ? null : cents })}
      />
      <NumberStepper
        label="Hours before it you can cancel for free"
        min={0}
        max={240}
        value={freeCancelHours(details.freeCancelHours, restaurant)}
        onChange={(hours) => void save({ freeCancelHours: hours })}
      />
      <SaveFailure {...{ failure }} />
      {meal.status === 'cancelled' ? (
        <Button onClick={() => void dayItems.change(meal, { status: 'planned' })}>Plan it again</Button>
      ) : (
        <Button
          onClick={() =>
            void dayItems.change(meal, { status: 'cancelled' }, { undo: `${meal.title} is cancelled` })
          }
        >
          Mark as cancelled
        </Button>
      )}
    </div>
  );
}
