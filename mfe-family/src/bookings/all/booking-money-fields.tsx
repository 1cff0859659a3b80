import { currencyCodes, getDateIn } from '@landsea/contracts/core';
import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/fields/date-field';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { Plus, Trash2 } from 'lucide-react';
import type { BookingDraft } from './booking-draft';
import type { BookingZodForm } from './booking-form-type';

const kinds = [
  { value: 'deposit', label: 'Deposit' },
  { value: 'part', label: 'Part' },
  { value: 'final', label: 'Final payment' },
];
const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;
const currencies = currencyCodes.map((value) => ({ value, label: value }));

type Payment = BookingDraft['payments'][number];

export function MoneyFields({ form: { values, field, choice } }: { form: BookingZodForm }) {
  const payments = choice('payments');
  const currency = choice('currency');
  const add = (payment: Omit<Payment, 'id'>) =>
    payments.onValueChange([...values.payments, { id: crypto.randomUUID(), ...payment }]);
  const blank = { cents: '', dueOn: '', paidOn: '' };
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">Money</legend>
      <div className="grid grid-cols-[1fr_7rem] items-start gap-4">
        <TextField {...field('totalCents')} label="Total" inputMode="decimal" placeholder="0.00" />
        <SelectField
          {...currency}
          onValueChange={(code) => currency.onValueChange(code as BookingDraft['currency'])}
          label="Currency"
          options={currencies}
        />
      </div>
      {values.currency !== 'USD' ? (
        <TextField
          {...field('dollarCents')}
          label="That is about, in US dollars"
          inputMode="decimal"
          placeholder="0.00"
        />
      ) : null}
      {values.payments.map(({ id }, index) => (
        <PaymentFields
          key={id}
          {...{ field, choice, index }}
          onRemove={() => payments.onValueChange(values.payments.toSpliced(index, 1))}
        />
      ))}
      {payments.error ? <p className="text-sm text-berry">{payments.error}</p> : null}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<Plus {...icon} />}
          onClick={() => add({ ...blank, kind: values.payments.length === 0 ? 'deposit' : 'final' })}
        >
          Add a payment
        </Button>
        {values.payments.length === 0 && values.totalCents !== '' ? (
          <Button
            size="sm"
            variant="quiet"
            onClick={() =>
              add({ ...blank, kind: 'final', cents: values.totalCents, paidOn: getDateIn(new Date()) })
            }
          >
            It’s paid in full
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}

interface PaymentFieldsProps extends Pick<BookingZodForm, 'field' | 'choice'> {
  index: number;
  onRemove: () => void;
}

function PaymentFields({ field, choice, index, onRemove }: PaymentFieldsProps) {
  const path = `payments.${index}` as const;
  const kind = choice(`${path}.kind`);
  return (
    <div className="grid grid-cols-2 items-start gap-3 border-l-4 border-hairline pl-3 sm:grid-cols-4">
      <SelectField
        {...kind}
        onValueChange={(value) => kind.onValueChange(value as Payment['kind'])}
        label="Payment"
        options={kinds}
      />
      <TextField {...field(`${path}.cents`)} label="Amount" inputMode="decimal" placeholder="0.00" />
      <DateField {...field(`${path}.dueOn`)} label="Due on" />
      <DateField {...field(`${path}.paidOn`)} label="Paid on" />
      <Button
        size="sm"
        variant="quiet"
        className="col-span-full justify-self-start"
        icon={<Trash2 {...icon} />}
        onClick={onRemove}
      >
        Remove<span className="sr-only"> payment {index + 1}</span>
      </Button>
    </div>
  );
}
