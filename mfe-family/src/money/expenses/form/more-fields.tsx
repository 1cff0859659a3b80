import { currencyCodes } from '@landsea/contracts/core';
import type { BudgetLine } from '@landsea/contracts/money';
import { DateField } from '@landsea/ui/fields/date-field';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextAreaField, TextField } from '@landsea/ui/fields/text-field';
import { formatMoney } from '@landsea/web-kit';
import { centsOf } from './expense-draft';
import type { ExpenseDraft } from './expense-draft';
import type { FieldsProps } from './expense-fields';
import { SplitFields } from './split-fields';

const currencyName = new Intl.DisplayNames(['en'], { type: 'currency' });
const currencies = currencyCodes.map((code) => ({
  value: code,
  label: `${code} · ${currencyName.of(code) ?? code}`,
}));

const repeats: { value: ExpenseDraft['every']; label: string }[] = [
  { value: 'never', label: 'Only once' },
  { value: 'day', label: 'Every day' },
  { value: 'week', label: 'Every week' },
  { value: 'two-weeks', label: 'Every two weeks' },
  { value: 'month', label: 'Every month' },
];

interface MoreFieldsProps extends FieldsProps {
  lines: readonly BudgetLine[];
  /** Whether it may repeat: one that is there already does so by its series. */
  mayRepeat: boolean;
}

const isOne = <T extends string>(values: readonly { value: T }[], value: string): T | undefined =>
  values.find((each) => each.value === value)?.value;

/** What an expense may also have: day, currency, shares, the line it pays, repetition, a note. */
export function MoreFields({ draft, errors, payers, onChange, lines, mayRepeat }: MoreFieldsProps) {
  const cents = centsOf(draft);
  const ofCategory = lines.filter(({ category }) => category === draft.category);
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField label="Day" value={draft.day} error={errors.day} onChange={(day) => onChange({ day })} />
        <SelectField
          label="Currency"
          options={currencies}
          value={draft.currency}
          onValueChange={(code) => onChange({ currency: isOne(currencies, code) ?? 'USD' })}
        />
        {draft.currency === 'USD' ? null : (
          <TextField
            label={`US dollars for one ${draft.currency}`}
            inputMode="decimal"
            placeholder="1.0842"
            maxLength={17}
            value={draft.rate}
            error={errors.rate}
            hint={
              cents === undefined
                ? 'Your bank’s rate of the day; it is kept with this expense.'
                : `${formatMoney(cents)} at this rate`
            }
            onChange={(event) => onChange({ rate: event.target.value })}
          />
        )}
        {mayRepeat ? (
          <SelectField
            label="Repeats"
            options={repeats}
            value={draft.every}
            onValueChange={(every) => onChange({ every: isOne(repeats, every) ?? 'never' })}
          />
        ) : null}
        {draft.every === 'never' ? null : (
          <DateField
            label="Last day, included"
            value={draft.until}
            min={draft.day}
            error={errors.until}
            onChange={(until) => onChange({ until })}
          />
        )}
        {ofCategory.length > 0 ? (
          <SelectField
            label="Pays for"
            hint="A line of the budget that this money settles."
            options={[
              { value: '', label: 'No line in particular' },
              ...ofCategory.map(({ id, label }) => ({ value: id, label })),
            ]}
            value={ofCategory.some(({ id }) => id === draft.lineId) ? draft.lineId : ''}
            onValueChange={(lineId) => onChange({ lineId })}
          />
        ) : null}
      </div>
      <SplitFields
        split={draft.split}
        payers={payers}
        amountCents={cents}
        error={errors.split}
        onChange={(split) => onChange({ split })}
      />
      <TextAreaField
        label="Note"
        rows={2}
        maxLength={500}
        value={draft.note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
    </div>
  );
}
