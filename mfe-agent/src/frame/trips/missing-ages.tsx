import type { HouseholdPerson } from '@landsea/contracts/agents';
import { Traveler } from '@landsea/contracts/trip';
import { TextField } from '@landsea/ui/fields/text-field';

export type TypedAges = Readonly<Record<string, string>>;

/** The result is undefined unless the text is an age. */
export const readAge = (typed: string | undefined): number | undefined =>
  typed?.trim() ? Traveler.shape.age.safeParse(Number(typed)).data : undefined;

interface MissingAgesProps {
  people: readonly HouseholdPerson[];
  ages: TypedAges;
  /** Missing ages are named after a first try to go on. */
  tried: boolean;
  onChange: (ages: TypedAges) => void;
}

export function MissingAges({ people, ages, tried, onChange }: MissingAgesProps) {
  if (people.length === 0) return null;
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-1 font-semibold">Ages on the first day</legend>
      <p className="text-sm text-muted">
        These people have no birth date yet, and prices and rides depend on their ages.
      </p>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {people.map(({ id, firstName }) => (
          <TextField
            key={id}
            label={`${firstName}’s age`}
            inputMode="numeric"
            maxLength={3}
            value={ages[id] ?? ''}
            onChange={({ target }) => onChange({ ...ages, [id]: target.value })}
            {...(tried && readAge(ages[id]) === undefined && { error: 'Enter an age from 0 to 120' })}
          />
        ))}
      </div>
    </fieldset>
  );
}
