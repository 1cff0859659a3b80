import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '@landsea/web-kit/parts/form-dialog';
import { listDayOptions } from '../../trip-frame/rules/day-options';
import { PeopleChips } from '../controls/people-chips';
import { PeopleInput, TimeInput } from './form-inputs';

const PlanChoice = z.object({ date: z.string(), time: TimeInput, people: PeopleInput });
export type PlanChoice = z.infer<typeof PlanChoice>;

interface PlanDialogProps {
  title: string;
  description: string;
  party: TripDetail['party'];
  days: readonly TripDay[];
  initial: PlanChoice;
  peopleLabel: string;
  warningOf?: (choice: PlanChoice) => string | undefined;
  onPlan: (choice: PlanChoice) => Promise<string | undefined>;
  onClose: () => void;
  children?: ReactNode;
}

export function PlanDialog(props: PlanDialogProps) {
  const { party, days, initial, peopleLabel, warningOf, onPlan, children, ...dialog } = props;
  return (
    <FormDialog
      {...dialog}
      submitLabel="Add to the plan"
      schema={PlanChoice}
      initial={{ ...initial, time: initial.time ?? '' }}
      onSave={onPlan}
    >
      {({ values, field, choice }) => {
        const warning = warningOf?.({ ...values, time: values.time || null });
        const people = choice('people');
        return (
          <>
            {children}
            <div className="grid grid-cols-2 gap-4">
              <SelectField {...choice('date')} label="Day" options={listDayOptions(days)} />
              <TextField {...field('time')} label="Time" type="time" />
            </div>
            {warning ? <Notice tone="warning">{warning}</Notice> : null}
            <PeopleChips
              label={peopleLabel}
              {...{ party }}
              value={people.value}
              onChange={people.onValueChange}
            />
          </>
        );
      }}
    </FormDialog>
  );
}
