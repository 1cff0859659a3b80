import { budgetCategoryNames, type BudgetCategory } from '@landsea/contracts/money';
import { Button } from '@landsea/ui/button';
import { FailureText } from '@landsea/ui/failure-text';
import { TextField } from '@landsea/ui/fields/text-field';
import { useZodForm } from '@landsea/web-kit/forms';
import { Plus } from 'lucide-react';
import * as z from 'zod/mini';
import { defineTypedMoney } from '../../../trip-frame/money/typed-money';
import type { NewLine } from './use-line-edits';

interface AddLineProps {
  category: BudgetCategory;
  onAdd: (line: NewLine) => Promise<string | undefined>;
  onBlocked: (() => void) | undefined;
}

const Line = z.object({
  label: z.string().check(z.trim(), z.minLength(1, 'What it is for is required')),
  plannedCents: defineTypedMoney(),
  spentCents: defineTypedMoney(),
});
const empty = { label: '', plannedCents: '', spentCents: '' };

export function AddLine({ category, onAdd, onBlocked }: AddLineProps) {
  const { form, field, submit, failure, isBusy } = useZodForm(Line, empty, { onBlocked, guardsTyping: true });

  const add = submit(async (line) => {
    const failed = await onAdd({ category, ...line });
    form.setFocus('label');
    if (failed !== undefined) return { message: failed };
    return form.reset();
  });

  return (
    <form
      noValidate
      aria-label={`Add a line to ${budgetCategoryNames[category]}`}
      onSubmit={add}
      className="grid grid-cols-2 items-start gap-2 border-t border-dashed border-hairline px-4 py-3 sm:grid-cols-[minmax(9rem,1fr)_8rem_8rem_auto] lg:pl-9"
    >
      <TextField
        {...field('label')}
        className="col-span-2 sm:col-span-1"
        hideLabel
        label="What it is for"
        placeholder="What it is for"
        maxLength={120}
      />
      <TextField
        {...field('plannedCents')}
        hideLabel
        label="Planned amount"
        placeholder="Planned $"
        inputMode="decimal"
      />
      <TextField
        {...field('spentCents')}
        hideLabel
        label="Spent amount"
        placeholder="Spent $"
        inputMode="decimal"
      />
      <Button
        type="submit"
        className="col-span-2 sm:col-span-1"
        busy={isBusy}
        busyLabel="Adding…"
        icon={<Plus aria-hidden className="size-5" strokeWidth={1.75} />}
      >
        Add line
      </Button>
      <FailureText className="col-span-full text-sm">{failure?.message}</FailureText>
    </form>
  );
}
