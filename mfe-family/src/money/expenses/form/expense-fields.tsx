import { budgetCategories, budgetCategoryNames } from '@landsea/contracts/money';
import { ComboField } from '@landsea/ui/fields/combo-field';
import { Segmented } from '@landsea/ui/fields/segmented';
import { TextField } from '@landsea/ui/fields/text-field';
import { useRef } from 'react';
import { categoryIcons } from './category-icons';
import { guessCategoryFromWords } from './category-of-words';
import { ChipChoice } from './chip-choice';
import type { PartyPayer } from './people-of';
import type { ExpenseForm } from './use-expense-form';

export interface FieldsProps {
  expense: ExpenseForm;
  payers: readonly PartyPayer[];
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
  suggestions: readonly string[];
  /** The category follows the text of a new expense until somebody chooses it. */
  followsWords?: boolean;
}

export function FourFields({ expense, payers, suggestions, followsWords = false }: FourFieldsProps) {
  const { form, values, field, choice } = expense;
  const category = choice('category');
  const what = choice('what');
  const isChosen = useRef(false);
  const setWhat = (text: string) => {
    what.onValueChange(text);
    if (text === '') isChosen.current = false;
    const likely = followsWords && !isChosen.current ? guessCategoryFromWords(text) : undefined;
    if (likely === undefined || likely === values.category) return;
    form.setValue('category', likely);
    form.setValue('lineId', '');
  };
  return (
    <>
      <Segmented
        label="Money spent or back"
        options={[
          { value: 'spent', label: 'Spent' },
          { value: 'refund', label: 'Refund' },
        ]}
        value={values.isRefund ? 'refund' : 'spent'}
        onValueChange={(kind) => form.setValue('isRefund', kind === 'refund', { shouldDirty: true })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <TextField
          {...field('amount', ['rate', 'split'])}
          label={values.currency === 'USD' ? 'Amount in US dollars' : `Amount in ${values.currency}`}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          maxLength={16}
        />
        <ComboField
          {...what}
          onValueChange={setWhat}
          label="What"
          placeholder="Mickey bars, parking, lunch…"
          maxLength={120}
          suggestions={values.what.trim().length > 0 ? suggestions : []}
        />
      </div>
      <ChipChoice
        {...category}
        label="Category"
        options={categories}
        onValueChange={(chosen) => {
          isChosen.current = true;
          category.onValueChange(chosen);
          form.setValue('lineId', '');
        }}
      />
      <ChipChoice
        {...choice('paidBy')}
        label={values.isRefund ? 'Who got it back' : 'Who paid'}
        options={payers.map(({ ref, name }) => ({ value: ref, label: name }))}
      />
    </>
  );
}
