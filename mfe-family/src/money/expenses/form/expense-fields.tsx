import { budgetCategories, budgetCategoryNames } from '@landsea/contracts/money';
import { ComboField } from '@landsea/ui/fields/combo-field';
import { RadioPill, type RadioOption } from '@landsea/ui/fields/radio-pill';
import { Segmented } from '@landsea/ui/fields/segmented';
import { TextField } from '@landsea/ui/fields/text-field';
import { useId, useLayoutEffect, useRef } from 'react';
import { categoryIcons } from './category-icons';
import { guessCategoryFromWords } from './category-of-words';
import type { PartyPayer } from './people-of';
import type { ExpenseForm } from './use-expense-form';

interface ChipChoiceProps<T extends string> {
  label: string;
  options: readonly RadioOption<T>[];
  value: T;
  onValueChange: (value: T) => void;
  error?: string | undefined;
}

function ChipChoice<T extends string>({ label, options, value, onValueChange, error }: ChipChoiceProps<T>) {
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  // The chosen chip scrolls into view, also when the program chose it.
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector('input:checked')?.parentElement;
    if (!row.current || !chosen) return;
    const [box, chip] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (chip.left < box.left || chip.right > box.right) row.current.scrollLeft += chip.left - box.left - 8;
  }, [value]);
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div ref={row} className="relative -mx-1 flex gap-2 overflow-x-auto px-1 py-1 sm:flex-wrap">
        {options.map((option) => (
          <RadioPill
            key={option.value}
            name={name}
            option={option}
            checked={option.value === value}
            onChoose={onValueChange}
            className="shrink-0 border border-edge bg-surface px-3.5 font-medium whitespace-nowrap hover:border-sea has-checked:border-sea"
          />
        ))}
      </div>
      {error ? (
        <p id={`${name}-error`} className="mt-1 text-sm font-medium text-berry">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

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
