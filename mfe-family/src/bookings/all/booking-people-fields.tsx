import type { TripDetail } from '@landsea/contracts/trip';
import { TextField } from '@landsea/ui/fields/text-field';
import { PeopleChips } from '../../items/controls/people-chips';
import { toPersonKey } from '../../trip-frame/people/party';
import type { BookingZodForm } from './booking-form-type';

interface PeopleFieldsProps {
  form: BookingZodForm;
  trip: TripDetail;
}

export function PeopleFields({ form: { values, choice }, trip: { party } }: PeopleFieldsProps) {
  const people = choice('people');
  const names = choice('legalNames');
  const chosen = party.filter((person) => values.people?.includes(toPersonKey(person)) ?? true);
  return (
    <div className="grid gap-2">
      <PeopleChips label="For" party={party} value={values.people} onChange={people.onValueChange} />
      {people.error ? <p className="text-sm text-berry">{people.error}</p> : null}
      <details>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm font-semibold text-sea">
          Names as booked
        </summary>
        <div className="grid gap-4 pt-2 sm:grid-cols-2">
          {chosen.map((person) => {
            const key = toPersonKey(person);
            return (
              <TextField
                key={key}
                label={person.name}
                placeholder="As in the passport or ID"
                maxLength={120}
                value={values.legalNames[key] ?? ''}
                onChange={(event) => names.onValueChange({ ...values.legalNames, [key]: event.target.value })}
              />
            );
          })}
        </div>
      </details>
    </div>
  );
}
