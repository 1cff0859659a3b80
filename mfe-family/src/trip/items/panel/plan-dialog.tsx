import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { dayOptions } from '../day-options';
import { PeopleChips } from '../people-chips';

/** A day, a wall time or none, and ids of people or null for everyone. */
export interface PlanChoice {
  date: string;
  time: string | null;
  people: string[] | null;
}

interface PlanDialogProps {
  title: string;
  description: string;
  party: TripDetail['party'];
  days: readonly TripDay[];
  initial: PlanChoice;
  peopleLabel: string;
  /** What speaks against a choice; it can be made all the same. */
  warningOf?: (choice: PlanChoice) => string | undefined;
  /** Answers what went wrong, if anything. */
  onPlan: (choice: PlanChoice) => Promise<string | undefined>;
  onClose: () => void;
  /** Further choices, above the day. */
  children?: ReactNode;
}

/** Puts something of the catalog on a day: which, when and for whom. */
export function PlanDialog(props: PlanDialogProps) {
  const { title, description, party, days, initial, peopleLabel, warningOf, onPlan, onClose, children } =
    props;
  const form = useId();
  const [choice, setChoice] = useState(initial);
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const warning = warningOf?.(choice);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    const failed = await onPlan(choice);
    setSaving(false);
    setFailure(failed);
    if (!failed) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
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
        {children}
        <div className="grid grid-cols-2 gap-4">
          <SelectField
            label="Day"
            value={choice.date}
            onValueChange={(date) => setChoice({ ...choice, date })}
            options={dayOptions(days)}
          />
          <TextField
            label="Time"
            type="time"
            value={choice.time ?? ''}
            onChange={(event) => setChoice({ ...choice, time: event.target.value || null })}
          />
        </div>
        {warning ? <Notice tone="warning">{warning}</Notice> : null}
        <PeopleChips
          label={peopleLabel}
          {...{ party }}
          value={choice.people}
          onChange={(people) => setChoice({ ...choice, people })}
        />
      </form>
    </Dialog>
  );
}
