import type { HouseholdPerson } from '@landsea/contracts/agents';
import { Traveler } from '@landsea/contracts/trip';
import { TextField } from '@landsea/ui/fields/text-field';

/** What was typed, by the id of the person. */
export type TypedAges = Readonly<Record<string, string>>;

/** The age that was typed; undefined unless it is one. */
export const ageOf = (typed: string | undefined): number | undefined =>
  typed?.trim() ? Traveler.shape.age.safeParse(Number(typed)).data : undefined;

interface MissingAgesProps {
  people: readonly HouseholdPerson[];
  ages: TypedAges;
  /** Whether somebody tried to go on, so that what is missing is named. */
  tried: boolean;
  onChange: (ages: TypedAges) => void;
}

/** How old the people are whose birth dates nobody knows. */
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
            {...(tried && ageOf(ages[id]) === undefined && { error: 'Enter an age from 0 to 120' })}
          />
        ))}
      </div>
    </fieldset>
  );
}
