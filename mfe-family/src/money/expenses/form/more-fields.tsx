import { currencyCodes } from '@landsea/contracts/core';
import type { BudgetLine } from '@landsea/contracts/money';
import { DateField } from '@landsea/ui/fields/date-field';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextAreaField, TextField } from '@landsea/ui/fields/text-field';
import { formatMoney } from '@landsea/web-kit';
import { readCents, type ExpenseDraft } from './expense-draft';
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
  mayRepeat: boolean;
}

const isOne = <T extends string>(values: readonly { value: T }[], value: string): T | undefined =>
  values.find((each) => each.value === value)?.value;

export function MoreFields({ expense, payers, lines, mayRepeat }: MoreFieldsProps) {
  const { values, field, choice } = expense;
  const cents = readCents(values);
  const ofCategory = lines.filter(({ category }) => category === values.category);
  const currency = choice('currency', ['amount', 'rate', 'split']);
  const every = choice('every');
  const split = choice('split');
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField {...field('day', ['until'])} label="Day" />
        <SelectField
          {...currency}
          label="Currency"
          options={currencies}
          onValueChange={(code) => currency.onValueChange(isOne(currencies, code) ?? 'USD')}
        />
        {values.currency === 'USD' ? null : (
          <TextField
            {...field('rate', ['amount', 'split'])}
            label={`US dollars for one ${values.currency}`}
            inputMode="decimal"
            placeholder="1.0842"
            maxLength={17}
            hint={
              cents === undefined
                ? 'Your bank’s rate that day. We save it with this expense.'
                : `${formatMoney(cents)} at this rate`
            }
          />
        )}
        {mayRepeat ? (
          <SelectField
            {...every}
            label="Repeats"
            options={repeats}
            onValueChange={(chosen) => every.onValueChange(isOne(repeats, chosen) ?? 'never')}
          />
        ) : null}
        {values.every === 'never' ? null : (
          <DateField {...field('until')} label="Last day, included" min={values.day} />
        )}
        {ofCategory.length > 0 ? (
          <SelectField
            {...choice('lineId')}
            label="Pays for"
            hint="A line of the budget that this money settles."
            options={[
              { value: '', label: 'No line in particular' },
              ...ofCategory.map(({ id, label }) => ({ value: id, label })),
            ]}
            value={ofCategory.some(({ id }) => id === values.lineId) ? values.lineId : ''}
          />
        ) : null}
      </div>
      <SplitFields
        split={split.value}
        payers={payers}
        amountCents={cents}
        error={split.error}
        onChange={split.onValueChange}
      />
      <TextAreaField {...field('note')} label="Note" rows={2} maxLength={500} />
    </div>
  );
}
