import { budgetCategories, budgetCategoryNames } from '@landsea/contracts/money';
import { ComboField } from '@landsea/ui/fields/combo-field';
import { TextField } from '@landsea/ui/fields/text-field';
import type { Ref } from 'react';
import { categoryIcons } from './category-icons';
import { ChipChoice } from './chip-choice';
import type { DraftErrors, ExpenseDraft } from './expense-draft';
import type { PartyPayer } from './people-of';

export interface FieldsProps {
  draft: ExpenseDraft;
  errors: DraftErrors;
  payers: readonly PartyPayer[];
  onChange: (part: Partial<ExpenseDraft>) => void;
}

const categories = budgetCategories.map((value) => {
  const Icon = categoryIcons[value];
  return {
    value,
    label: budgetCategoryNames[value],
    icon: <Icon aria-hidden className="size-4" strokeWidth={1.75} />,
  };
});

interface FourFieldsProps extends FieldsProps {
  /** What was bought before, offered again. */
  suggestions: readonly string[];
  amountRef?: Ref<HTMLInputElement>;
}

/** Amount, category, what, who paid: all that an expense needs. */
export function FourFields({ draft, errors, payers, onChange, suggestions, amountRef }: FourFieldsProps) {
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <TextField
          {...(amountRef && { ref: amountRef })}
          label={draft.currency === 'USD' ? 'Amount in US dollars' : `Amount in ${draft.currency}`}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          maxLength={16}
          value={draft.amount}
          error={errors.amount}
          onChange={(event) => onChange({ amount: event.target.value })}
        />
        <ComboField
          label="What"
          placeholder="Mickey bars, parking, lunch…"
          maxLength={120}
          value={draft.what}
          error={errors.what}
          suggestions={draft.what.trim().length > 0 ? suggestions : []}
          onValueChange={(what) => onChange({ what })}
        />
      </div>
      <ChipChoice
        label="Category"
        options={categories}
        value={draft.category}
        onValueChange={(category) => onChange({ category, lineId: '' })}
      />
      <ChipChoice
        label="Who paid"
        options={payers.map(({ ref, name }) => ({ value: ref, label: name }))}
        value={draft.paidBy}
        error={errors.paidBy}
        onValueChange={(paidBy) => onChange({ paidBy })}
      />
    </>
  );
}
