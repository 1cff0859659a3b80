import { listPeopleNames } from '@landsea/rules/trip';
import type { TripDetail } from '@landsea/contracts/trip';
import { toPersonKey } from '../../trip-frame/people/party';

const chip =
  'flex min-h-11 cursor-pointer items-center rounded-full border border-edge bg-surface px-3.5 text-sm font-medium hover:border-sea has-checked:border-sea has-checked:bg-sea has-checked:text-on-sea has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea';

interface PeopleChipsProps {
  label: string;
  party: TripDetail['party'];
  value: readonly string[] | null;
  onChange: (people: string[] | null) => void;
}

export function PeopleChips({ label, party, value, onChange }: PeopleChipsProps) {
  const toggle = (person: string) => {
    const now = value ?? [];
    const next = now.includes(person) ? now.filter((each) => each !== person) : [...now, person];
    onChange(next.length === 0 || next.length === party.length ? null : next);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        <label className={chip}>
          <input
            type="checkbox"
            className="sr-only"
            checked={value === null}
            onChange={() => onChange(null)}
          />
          Everyone
        </label>
        {party.map((person) => (
          <label key={toPersonKey(person)} className={chip}>
            <input
              type="checkbox"
              className="sr-only"
              checked={value?.includes(toPersonKey(person)) ?? false}
              onChange={() => toggle(toPersonKey(person))}
            />
            <span className="max-w-40 truncate">{person.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export const formatPeople = (
  party: TripDetail['party'],
  people: readonly string[] | null,
): string | undefined => (people ? listPeopleNames(party, people).join(', ') : undefined);
