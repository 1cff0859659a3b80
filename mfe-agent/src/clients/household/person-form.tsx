import { personDetailFields, type HouseholdPerson } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/fields/date-field';
import { TextAreaField, TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { useZodForm, type FormFailure } from '@landsea/web-kit/forms';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { useId, useState } from 'react';
import { DetailInputs } from './detail-inputs';
import { makePersonDraft, HouseholdPersonDraft } from './person-draft';

interface PersonFormProps {
  person: HouseholdPerson | undefined;
  familyName: string;
  typed?: HouseholdPersonDraft | undefined;
  onSave: (draft: HouseholdPersonDraft) => Promise<FormFailure | undefined>;
  onClose: () => void;
}

export function PersonForm({ person, familyName, typed, onSave, onClose }: PersonFormProps) {
  const { field, submit, failure, isBusy } = useZodForm(
    HouseholdPersonDraft,
    typed ?? makePersonDraft(person, familyName),
  );
  const [showsDetails, setShowsDetails] = useState(false);
  const known = person ?? typed;
  const id = useId();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={known ? `Edit ${known.firstName}` : 'Add a person'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" busy={isBusy} busyLabel="Saving…">
            {known ? 'Save' : 'Add to the household'}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          // React bubbles the event to the form around the dialog, which would be submitted, too.
          event.stopPropagation();
          void submit(onSave, ({ details }) => setShowsDetails(showsDetails || Boolean(details)))(event);
        }}
      >
        {failure ? <Notice tone="error">{failure.message}</Notice> : null}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field('firstName')} label="First name" maxLength={80} autoComplete="off" />
          <TextField {...field('lastName')} label="Last name" maxLength={80} autoComplete="off" />
          <DateField {...field('birthDate')} label="Birth date" />
          <DateField {...field('passportExpiresOn')} label="Passport valid until" />
          <TextField {...field('email')} label="Email" type="email" inputMode="email" autoComplete="off" />
          <TextField {...field('phone')} label="Phone" type="tel" maxLength={40} autoComplete="off" />
          <TextField {...field('heightInches')} label="Height in inches" inputMode="numeric" maxLength={2} />
          <TextField
            {...field('dietaryNotes')}
            label="Dietary needs"
            placeholder="Peanut allergy, vegetarian…"
            maxLength={300}
          />
        </div>
        <TextAreaField
          {...field('loyalties')}
          label="Memberships"
          rows={2}
          hint="One on each line: the program, a colon, the level. Castaway Club: Gold"
        />
        <TextAreaField {...field('notes')} label="Notes" rows={3} maxLength={2000} />
        <DisclosureButton
          open={showsDetails}
          controls={`${id}-details`}
          onToggle={() => setShowsDetails(!showsDetails)}
          className="font-semibold text-sea"
        >
          {showsDetails ? 'Less' : 'Names, papers and needs'}
        </DisclosureButton>
        <div id={`${id}-details`}>
          {showsDetails ? <DetailInputs fields={personDetailFields} bind={field} /> : null}
        </div>
      </form>
    </Dialog>
  );
}
