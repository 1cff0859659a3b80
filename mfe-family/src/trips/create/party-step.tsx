import { LoyaltyLevel, type PersonDraft } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { Plus, Trash2 } from 'lucide-react';
import { HeightFields } from '../../trip-frame/people/height-fields';
import { readPace, paceOptions } from '../../trip-frame/people/party';
import type { StepProps } from '../form/step-props';
import { isChild } from '../form/trip-draft';
import { ADULT_AGE, CHILD_AGE } from '../form/wizard-state';

const levels: { value: LoyaltyLevel | 'unknown'; label: string }[] = [
  { value: 'unknown', label: 'Not sure' },
  { value: 'first-time', label: 'First sailing' },
  { value: 'silver', label: 'Silver: 1 sailing or more' },
  { value: 'gold', label: 'Gold: 5 or more' },
  { value: 'platinum', label: 'Platinum: 10 or more' },
  { value: 'pearl', label: 'Pearl: 25 or more' },
];

interface PersonFieldsProps extends StepProps {
  person: PersonDraft;
  index: number;
}

function PersonFields({ person, index, draft, problems, dispatch }: PersonFieldsProps) {
  const change = (part: Partial<PersonDraft>) => dispatch({ type: 'person-changed', index, change: part });
  const errorOf = (field: keyof PersonDraft) => problems[`party.${index}.${field}`];
  const who = person.name.trim() || `Person ${index + 1}`;
  const hasDetailError = Boolean(errorOf('heightInches') ?? errorOf('dietaryNotes'));
  return (
    <fieldset className="grid gap-3 border-t border-hairline pt-5">
      <legend className="sr-only">{who}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
        <TextField
          className="col-span-2 sm:col-span-1"
          label="Name"
          autoFocus={index > 0 && person.name === ''}
          value={person.name}
          maxLength={80}
          error={errorOf('name')}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          className="sm:w-40"
          label={`Age of ${who}`}
          inputMode="numeric"
          value={person.isAgeAssumed ? '' : String(person.age)}
          hint={person.isAgeAssumed && !isChild(person) ? 'Counts as an adult until you add it.' : undefined}
          error={errorOf('age')}
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/g, '').slice(0, 3);
            change(digits === '' ? { isAgeAssumed: true } : { age: Number(digits), isAgeAssumed: undefined });
          }}
        />
        <button
          type="button"
          aria-label={`Remove ${who}`}
          onClick={() => dispatch({ type: 'person-removed', index })}
          className="mt-7.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:bg-berry-soft hover:text-berry"
        >
          <Trash2 aria-hidden className="size-5" strokeWidth={1.75} />
        </button>
      </div>
      <details open={hasDetailError || undefined} className="group">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm font-semibold text-sea">
          Height, food{draft.mode === 'cruise' ? '' : ', pace'}
          {draft.mode === 'parks' ? '' : ', loyalty level'}
        </summary>
        <div className="grid items-start gap-4 pt-2 sm:grid-cols-2">
          <HeightFields
            hint="For rides with a height requirement."
            value={person.heightInches === undefined ? '' : String(person.heightInches)}
            error={errorOf('heightInches')}
            onChange={(inches) => change({ heightInches: inches === '' ? undefined : Number(inches) })}
          />
          <TextField
            label="Dietary notes"
            placeholder="Peanut allergy, vegetarian…"
            value={person.dietaryNotes}
            maxLength={300}
            error={errorOf('dietaryNotes')}
            onChange={(event) => change({ dietaryNotes: event.target.value })}
          />
          {draft.mode === 'cruise' ? null : (
            <SelectField
              label="Getting around the parks"
              hint="We plan the whole group’s walks around it."
              options={paceOptions}
              value={person.pace ?? 'unknown'}
              onValueChange={(value) => change({ pace: readPace(value) })}
            />
          )}
          {draft.mode === 'parks' ? null : (
            <SelectField
              label="Castaway Club level"
              hint="Your whole stateroom books on the highest member’s date."
              options={levels}
              value={person.loyaltyLevel ?? 'unknown'}
              onValueChange={(value) =>
                change({ loyaltyLevel: LoyaltyLevel.options.find((level) => level === value) })
              }
            />
          )}
        </div>
      </details>
    </fieldset>
  );
}

export function PartyStep(props: StepProps) {
  const { draft, dispatch } = props;
  const plus = <Plus aria-hidden className="size-5" strokeWidth={1.75} />;
  const add = (age: number) => dispatch({ type: 'person-added', key: crypto.randomUUID(), age });
  return (
    <div className="grid gap-5">
      <p className="text-muted">
        Ages on the first day of the trip decide prices and rides. Park tickets: under 3 free, 3 to 9 child,
        10 and over adult.
      </p>
      {draft.party.map((person, index) => (
        <PersonFields key={person.key} {...props} person={person} index={index} />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button icon={plus} onClick={() => add(ADULT_AGE)}>
          Add an adult
        </Button>
        <Button icon={plus} onClick={() => add(CHILD_AGE)}>
          Add a child
        </Button>
      </div>
    </div>
  );
}
