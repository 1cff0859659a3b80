import { budgetCategoryNames } from '@landsea/contracts/money';
import type { BudgetCategory } from '@landsea/contracts/money';
import { Button } from '@landsea/ui/button';
import { FailureText } from '@landsea/ui/failure-text';
import { moneyProblem, parseMoney } from '@landsea/ui/fields/money-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { NewLine } from './use-line-edits';

interface AddLineProps {
  category: BudgetCategory;
  onAdd: (line: NewLine) => Promise<string | undefined>;
  onBlocked: (() => void) | undefined;
}

const empty = { label: '', planned: '', spent: '' };

/** What was typed stays until the line is saved. */
export function AddLine({ category, onAdd, onBlocked }: AddLineProps) {
  const [typed, setTyped] = useState(empty);
  const [errors, setErrors] = useState<Partial<typeof empty>>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const first = useRef<HTMLInputElement>(null);

  const change = (part: Partial<typeof empty>) => {
    if (onBlocked) return onBlocked();
    setTyped((now) => ({ ...now, ...part }));
    setErrors({});
    setFailure(undefined);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (onBlocked) return onBlocked();
    const label = typed.label.trim();
    const plannedCents = parseMoney(typed.planned);
    const spentCents = parseMoney(typed.spent);
    if (label === '' || plannedCents === undefined || spentCents === undefined) {
      first.current?.focus();
      return setErrors({
        ...(label === '' ? { label: 'What it is for is required' } : {}),
        ...(plannedCents === undefined ? { planned: moneyProblem(typed.planned) } : {}),
        ...(spentCents === undefined ? { spent: moneyProblem(typed.spent) } : {}),
      });
    }
    setBusy(true);
    const failed = await onAdd({ category, label, plannedCents, spentCents });
    setBusy(false);
    setFailure(failed);
    if (failed === undefined) setTyped(empty);
    first.current?.focus();
  };

  return (
    <form
      noValidate
      aria-label={`Add a line to ${budgetCategoryNames[category]}`}
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-2 items-start gap-2 border-t border-dashed border-hairline px-4 py-3 sm:grid-cols-[minmax(9rem,1fr)_8rem_8rem_auto] lg:pl-9"
    >
      <TextField
        ref={first}
        className="col-span-2 sm:col-span-1"
        hideLabel
        label="What it is for"
        placeholder="What it is for"
        maxLength={120}
        value={typed.label}
        error={errors.label}
        onChange={(event) => change({ label: event.target.value })}
      />
      <TextField
        hideLabel
        label="Planned amount"
        placeholder="Planned $"
        inputMode="decimal"
        value={typed.planned}
        error={errors.planned}
        onChange={(event) => change({ planned: event.target.value })}
      />
      <TextField
        hideLabel
        label="Spent amount"
        placeholder="Spent $"
        inputMode="decimal"
        value={typed.spent}
        error={errors.spent}
        onChange={(event) => change({ spent: event.target.value })}
      />
      <Button
        type="submit"
        className="col-span-2 sm:col-span-1"
        busy={busy}
        busyLabel="Adding…"
        icon={<Plus aria-hidden className="size-5" strokeWidth={1.75} />}
      >
        Add line
      </Button>
      <FailureText className="col-span-full text-sm">{failure}</FailureText>
    </form>
  );
}
