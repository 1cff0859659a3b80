import type { SavingsPlan, SavingsRhythm } from '@landsea/contracts/money';
import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/fields/date-field';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { FailureText } from '@landsea/ui/failure-text';
import { moneyProblem, moneyText, parseMoney } from '@landsea/ui/fields/money-field';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { apiErrorOf, fieldErrorsOf, formatMoney } from '@landsea/web-kit';
import { useState } from 'react';
import { useWritePlanMutation } from './savings-api';

const rhythms: { value: SavingsRhythm; label: string }[] = [
  { value: 'week', label: 'Every week' },
  { value: 'two-weeks', label: 'Every two weeks, on pay day' },
  { value: 'half-month', label: 'On the 1st and the 15th' },
  { value: 'month', label: 'Every month, on pay day' },
];

interface PlanDialogProps {
  tripId: string;
  plan: SavingsPlan;
  toPayCents: number;
  onClose: () => void;
}

/** By when, how much, and on which days. */
export function PlanDialog({ tripId, plan, toPayCents, onClose }: PlanDialogProps) {
  const [writePlan, { isLoading }] = useWritePlanMutation();
  const [draft, setDraft] = useState(plan);
  const [target, setTarget] = useState(plan.targetCents === null ? '' : moneyText(plan.targetCents));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [isTold, setTold] = useState(false);

  const save = async () => {
    const targetCents = target.trim() === '' ? null : parseMoney(target);
    if (targetCents === undefined) return setErrors({ targetCents: moneyProblem(target) ?? '' });
    const { firstDay, targetDay } = draft;
    const blank = 'Choose a date';
    if (firstDay === '' || targetDay === '')
      return setErrors({
        ...(firstDay === '' && { firstDay: blank }),
        ...(targetDay === '' && { targetDay: blank }),
      });
    const { version } = isTold ? plan : draft;
    const answer = await writePlan({ tripId, plan: { ...draft, targetCents, version } });
    if (!answer.error) return onClose();
    // Whoever was told what stands there now, and saves again, means it.
    setTold(apiErrorOf(answer.error).code === 'EDIT_CONFLICT');
    setErrors(fieldErrorsOf(answer.error));
    setFailure(apiErrorOf(answer.error).message);
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Savings plan"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={isLoading} busyLabel="Saving…" onClick={() => void save()}>
            Save plan
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SelectField
          label="How often"
          options={rhythms}
          value={draft.rhythm}
          onValueChange={(value) => {
            const rhythm = rhythms.find((each) => each.value === value)?.value;
            if (rhythm) setDraft({ ...draft, rhythm });
          }}
        />
        <DateField
          label="First pay day"
          value={draft.firstDay}
          error={errors.firstDay}
          onChange={(firstDay) => setDraft({ ...draft, firstDay })}
        />
        <DateField
          label="Saved by"
          value={draft.targetDay}
          min={draft.firstDay}
          error={errors.targetDay}
          onChange={(targetDay) => setDraft({ ...draft, targetDay })}
        />
        <TextField
          label="Target in US dollars"
          inputMode="decimal"
          hint={`Leave it empty to follow the budget: ${formatMoney(toPayCents)} still to pay.`}
          value={target}
          error={errors.targetCents}
          onChange={(event) => setTarget(event.target.value)}
        />
        <FailureText>{failure}</FailureText>
      </div>
    </Dialog>
  );
}
