import { SavingsPlan } from '@landsea/contracts/money';
import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/fields/date-field';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { FailureText } from '@landsea/ui/failure-text';
import { formatMoneyText } from '@landsea/ui/fields/money-field';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { formatMoney } from '@landsea/web-kit';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { defineOptionalMoney } from '../../trip-frame/money/typed-money';
import { rhythmOptions } from './rhythm-options';
import { useWritePlanMutation } from './savings-api';

const chosenDate = z.string().check(z.minLength(1, 'Choose a date'));
const Plan = z.object({
  rhythm: SavingsPlan.shape.rhythm,
  firstDay: chosenDate,
  targetDay: chosenDate,
  targetCents: defineOptionalMoney(),
});

interface PlanDialogProps {
  tripId: string;
  plan: SavingsPlan;
  toPayCents: number;
  onClose: () => void;
}

export function PlanDialog({ tripId, plan, toPayCents, onClose }: PlanDialogProps) {
  const [writePlan] = useWritePlanMutation();
  const { values, field, choice, submit, failure, isBusy } = useZodForm(Plan, {
    rhythm: plan.rhythm as string,
    firstDay: plan.firstDay,
    targetDay: plan.targetDay,
    targetCents: plan.targetCents === null ? '' : formatMoneyText(plan.targetCents),
  });
  const [seen] = useState(plan.version);
  const [hasSeenConflict, setSeenConflict] = useState(false);
  const id = useId();

  const save = submit(async (typed) => {
    const { error } = await writePlan({
      tripId,
      plan: { ...typed, version: hasSeenConflict ? plan.version : seen },
    });
    if (!error) return onClose();
    const failed = callFailure(error);
    // Saving again after the conflict was shown is intended.
    setSeenConflict(failed?.code === 'EDIT_CONFLICT');
    return failed;
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Savings plan"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" busy={isBusy} busyLabel="Saving…">
            Save plan
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={save} className="grid gap-4">
        <SelectField {...choice('rhythm')} label="How often" options={rhythmOptions} />
        <DateField {...field('firstDay')} label="First pay day" />
        <DateField {...field('targetDay')} label="Saved by" min={values.firstDay} />
        <TextField
          {...field('targetCents')}
          label="Target in US dollars"
          inputMode="decimal"
          hint={`Leave it empty to follow the budget: ${formatMoney(toPayCents)} still to pay.`}
        />
        <FailureText>{failure?.message}</FailureText>
      </form>
    </Dialog>
  );
}
