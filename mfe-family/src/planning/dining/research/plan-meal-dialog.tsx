import type { MealPeriod, Restaurant } from '@landsea/contracts/catalogue';
import { dayTitle } from '@landsea/contracts/trip';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { Segmented } from '@landsea/ui/fields/segmented';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { formatDate } from '@landsea/web-kit';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { PeopleChips } from '../../../trip/items/people-chips';
import { failureText } from '../../../trip/items/use-day-items';
import type { DayItems } from '../../../trip/items/use-day-items';
import { placeText } from '../rules/area-name';
import { mealLabels, usualMealTimes } from '../rules/dining-labels';
import { eatersOf } from '../rules/dining-plan';
import { mealPrice, middleOf } from '../rules/meal-price';
import { mealItem, plannableMeals } from '../rules/meal-items';

interface PlanMealDialogProps {
  trip: TripDetail;
  plans: DayItems;
  restaurant: Restaurant;
  /** The day that was being looked at; empty for none. */
  date: string;
  onClose: () => void;
}

/** The day in the restaurant's park, if the trip has one, else its first day. */
const likelyDay = (plans: DayItems, { park }: Restaurant): string =>
  (plans.days.find(({ parks }) => park !== null && parks.includes(park)) ?? plans.days[0])?.date ?? '';

/** Puts a restaurant on a day: which, when and for whom. Everything else can be changed in the plan. */
export function PlanMealDialog({ trip, plans, restaurant, date, onClose }: PlanMealDialogProps) {
  const form = useId();
  const meals = plannableMeals(restaurant);
  const [meal, setMeal] = useState<MealPeriod>(meals.at(-1) ?? 'dinner');
  const [draft, setDraft] = useState({ date: date || likelyDay(plans, restaurant), time: '' });
  const [people, setPeople] = useState<string[] | null>(null);
  const [id] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const time = draft.time || usualMealTimes[meal];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    const item = mealItem({ id, restaurant, trip, date: draft.date, meal });
    const costCents = middleOf(mealPrice(restaurant, eatersOf({ people }, trip.party), draft.date)) || null;
    const outcome = await plans.add({ ...item, time, people, costCents }, { isForm: true });
    setSaving(false);
    const failed = failureText(outcome);
    setFailure(failed);
    if (!failed) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Plan ${restaurant.name}`}
      description={placeText(restaurant)}
      footer={
        <Button form={form} type="submit" variant="primary" busy={isSaving} busyLabel="Saving…">
          Add to the plan
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {failure ? (
          <Notice tone="error" title="Not saved">
            {failure}
          </Notice>
        ) : null}
        {meals.length > 1 ? (
          <Segmented
            showLabel
            label="Meal"
            options={meals.map((value) => ({ value, label: mealLabels[value] }))}
            value={meal}
            onValueChange={setMeal}
          />
        ) : null}
        <div className="grid grid-cols-2 gap-4">
          <SelectField
            label="Day"
            value={draft.date}
            onValueChange={(day) => setDraft({ ...draft, date: day })}
            options={plans.days.map((day) => ({
              value: day.date,
              label: `${formatDate(day.date)} · ${dayTitle(day)}`,
            }))}
          />
          <TextField
            label="Time"
            type="time"
            value={time}
            onChange={(event) => setDraft({ ...draft, time: event.target.value })}
          />
        </div>
        <PeopleChips label="Who eats" party={trip.party} value={people} onChange={setPeople} />
      </form>
    </Dialog>
  );
}
