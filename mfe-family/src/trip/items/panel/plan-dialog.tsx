import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { dayOptions } from '../day-options';
import { PeopleChips } from '../people-chips';
import { FormDialog } from './form-dialog';

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
  const { party, days, initial, peopleLabel, warningOf, onPlan, children, ...dialog } = props;
  const [choice, setChoice] = useState(initial);
  const warning = warningOf?.(choice);
  return (
    <FormDialog {...dialog} submitLabel="Add to the plan" onSubmit={() => onPlan(choice)}>
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
    </FormDialog>
  );
}
