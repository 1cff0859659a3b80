import { ClientStage, clientFactNames, clientFacts } from '@landsea/contracts/agents';
import { DateField } from '@landsea/ui/fields/date-field';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextAreaField, TextField } from '@landsea/ui/fields/text-field';
import type { useZodForm } from '@landsea/web-kit/forms';
import type { ClientDraft, TypedPerson } from './client-draft';
import { NewHousehold } from './new-household';

type Form = ReturnType<typeof useZodForm<ClientDraft, ClientDraft>>;

interface ClientMoreProps extends Pick<Form, 'field' | 'choice'> {
  people: readonly TypedPerson[];
  familyName: string;
  onPeople: (people: TypedPerson[]) => void;
}

export function ClientMore({ field, choice, people, familyName, onPeople }: ClientMoreProps) {
  const stage = choice('stage');
  return (
    <div className="grid gap-5">
      <NewHousehold people={people} familyName={familyName} onChange={onPeople} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Next step" placeholder="Call about the balcony" {...field('nextStep')} />
        <DateField label="On" {...field('nextStepOn')} />
        <TextField label="Tags" hint="Separated by commas: VIP, honeymoon" {...field('tags')} />
        <SelectField
          label="Stage"
          value={stage.value}
          onValueChange={(chosen) => stage.onValueChange(ClientStage.parse(chosen))}
          options={clientFacts.map((value) => ({ value, label: clientFactNames[value] }))}
        />
        <TextField label="How they found you" placeholder="Referral, website…" {...field('source')} />
        <DateField label="Birth date" {...field('birthDate')} />
        <DateField label="Passport valid until" {...field('passportExpiresOn')} />
        <TextField label="Height in inches" inputMode="numeric" maxLength={2} {...field('heightInches')} />
        <TextField
          label="Dietary needs"
          placeholder="Peanut allergy, vegetarian…"
          maxLength={300}
          {...field('dietaryNotes')}
        />
      </div>
      <TextAreaField
        label="Memberships"
        rows={2}
        hint="One on each line: the program, a colon, the level. Castaway Club: Gold"
        {...field('loyalties')}
      />
      <TextAreaField
        label="Notes"
        hint="Anything worth remembering: a favorite ship, how they like to travel."
        maxLength={2000}
        {...field('notes')}
      />
    </div>
  );
}
