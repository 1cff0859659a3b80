import { checkOff, setChecked } from '@landsea/rules/day-plans';
import type { TripDetail } from '@landsea/contracts/trip';
import { SwitchField } from '@landsea/ui/fields/switch-field';
import { Star } from 'lucide-react';
import { useState } from 'react';
import type { ItemChange } from '../../items/queue/item-change';
import { SaveFailure } from '../../items/queue/save-failure';
import { getFailureText, type DayItems } from '../../items/queue/use-day-items';
import { toPersonKey } from '../../trip-frame/people/party';
import { ItemPhotoField } from '../../items/photos/item-photo';
import type { SnackItem } from './snack-rules';

const stars = [1, 2, 3, 4, 5] as const;

interface StarRatingProps {
  name: string;
  value: number | undefined;
  onRate: (rating: number | undefined) => void;
}

function StarRating({ name, value = 0, onRate }: StarRatingProps) {
  return (
    <div role="group" aria-label={`${name}’s rating`} className="flex items-center justify-between gap-3">
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <span className="flex shrink-0">
        {stars.map((star) => (
          <button
            key={star}
            type="button"
            aria-pressed={star === value}
            aria-label={`${name}: ${star} of 5`}
            onClick={() => onRate(star === value ? undefined : star)}
            className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-sea-soft"
          >
            <Star
              aria-hidden
              className={`size-6 ${star <= value ? 'fill-sun text-sun' : 'text-muted'}`}
              strokeWidth={1.5}
            />
          </button>
        ))}
      </span>
    </div>
  );
}

interface SnackFieldsProps {
  trip: TripDetail;
  dayItems: DayItems;
  snack: SnackItem;
}

export function SnackFields({ trip, dayItems, snack }: SnackFieldsProps) {
  const [failure, setFailure] = useState<string>();
  const { details } = snack;
  const save = async (change: ItemChange) =>
    setFailure(getFailureText(await dayItems.change(snack, change, { isForm: true })));
  const rate = (person: string, rating: number | undefined) => {
    const { [person]: _before, ...others } = details.ratings;
    const ratings = rating === undefined ? others : { ...others, [person]: rating };
    const rated = { ...snack, details: { ...details, ratings } };
    const isTried = Object.keys(ratings).length > 0;
    void save(isTried ? checkOff(rated, new Date().toISOString()) : { details: rated.details });
  };
  return (
    <div className="grid gap-4">
      <SwitchField
        label="We tried it"
        checked={details.tried}
        onCheckedChange={(tried) => void save(setChecked(tried, snack, new Date().toISOString()))}
      />
      <fieldset className="grid gap-1">
        <legend className="mb-1.5 text-sm font-semibold">How was it?</legend>
        {trip.party.map((person) => (
          <StarRating
            key={toPersonKey(person)}
            name={person.name}
            value={details.ratings[toPersonKey(person)]}
            onRate={(rating) => rate(toPersonKey(person), rating)}
          />
        ))}
      </fieldset>
      <ItemPhotoField
        tripId={trip.id}
        item={snack}
        isDone={snack.details.tried}
        onBlocked={dayItems.refuseEdit}
      />
      <SaveFailure {...{ failure }} />
    </div>
  );
}
