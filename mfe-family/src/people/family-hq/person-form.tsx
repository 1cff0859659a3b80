import type { PartyMember } from '@landsea/contracts/trip';
import { DateField } from '@landsea/ui/fields/date-field';
import { FormDialog } from '@landsea/web-kit/parts/form-dialog';
import { Segmented } from '@landsea/ui/fields/segmented';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import type { FormFailure } from '@landsea/web-kit/forms';
import { HeightFields } from '../../trip-frame/people/height-fields';
import { paceOptions } from '../../trip-frame/people/party';
import { levelNames } from './person-facts';
import { toMemberDraft, MemberDraft } from './person-draft';

const levels = [
  { value: 'unknown', label: 'Not sure' },
  ...Object.entries(levelNames).map(([value, label]) => ({ value, label })),
];

interface PersonFormProps {
  person: PartyMember | undefined;
  sails: boolean;
  lastDay: string;
  onSave: (draft: MemberDraft) => Promise<FormFailure | undefined>;
  onClose: () => void;
}

export function PersonForm({ person, sails, lastDay, onSave, onClose }: PersonFormProps) {
  return (
    <FormDialog
      title={person ? `Edit ${person.name}` : 'Add a person'}
      submitLabel={person ? 'Save' : 'Add to the trip'}
      hasCancel
      schema={MemberDraft}
      initial={toMemberDraft(person)}
      {...{ onSave, onClose }}
    >
      {({ values, field, choice }) => (
        <>
          <TextField {...field('name')} label="Name" maxLength={80} />
          <div className="grid items-end gap-3 sm:grid-cols-[auto_1fr]">
            <Segmented
              {...choice('by')}
              label="How old"
              showLabel
              options={[
                { value: 'age', label: 'Age' },
                { value: 'birth-date', label: 'Birth date' },
              ]}
            />
            {values.by === 'age' ? (
              <TextField {...field('age')} label="Age on the first day" inputMode="numeric" maxLength={3} />
            ) : (
              <DateField {...field('birthDate')} label="Birth date" max={lastDay} />
            )}
          </div>
          <HeightFields
            value={values.heightInches}
            error={field('heightInches').error}
            onChange={choice('heightInches').onValueChange}
            hint="Shows which rides they are tall enough for."
          />
          <TextField
            {...field('dietaryNotes')}
            label="Dietary needs"
            placeholder="Peanut allergy, vegetarian…"
            maxLength={300}
          />
          <SelectField
            {...choice('pace')}
            label="Getting around the parks"
            hint="We plan walks and breaks for the whole group around it."
            options={paceOptions}
          />
          {sails || values.loyaltyLevel !== 'unknown' ? (
            <SelectField {...choice('loyaltyLevel')} label="Castaway Club level" options={levels} />
          ) : null}
        </>
      )}
    </FormDialog>
  );
}
