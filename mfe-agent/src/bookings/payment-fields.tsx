import type { BookingPayment } from '@landsea/contracts/bookings';
import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/fields/date-field';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { Plus } from 'lucide-react';
import { paymentNames } from '../frame/bookings/booking-texts';
import type { BookingFieldsProps } from './basic-fields';
import type { PaymentDraft } from './booking-draft';

const kinds = Object.entries(paymentNames).map(([value, label]) => ({ value, label }));

export function PaymentFields({
  draft: { total, taxes, payments, howToPay, currency },
  set,
}: BookingFieldsProps) {
  const change = (id: string, part: Partial<PaymentDraft>) =>
    set({ payments: payments.map((each) => (each.id === id ? { ...each, ...part } : each)) });
  const add = () => {
    const kind = payments.length === 0 ? ('deposit' as const) : ('final' as const);
    const payment = { id: crypto.randomUUID(), kind, amount: '', dueOn: '', paidOn: '' };
    set({ payments: [...payments, payment] });
  };
  return (
    <fieldset className="grid gap-4">
      <legend className="pb-2 font-semibold text-ink">
        Price and payments{currency === 'USD' ? '' : `, in ${currency}`}
      </legend>
      <div className="grid grid-cols-2 gap-3">
        <Amount label="Total" value={total} onChange={(next) => set({ total: next })} />
        <Amount label="Taxes and fees included" value={taxes} onChange={(next) => set({ taxes: next })} />
      </div>
      {payments.map(({ id, kind, amount, dueOn, paidOn }, index) => (
        <div
          key={id}
          role="group"
          aria-label={`Payment ${index + 1}`}
          className="grid grid-cols-2 gap-3 rounded-card border border-hairline p-3"
        >
          <SelectField
            label="Payment"
            value={kind}
            options={kinds}
            onValueChange={(next) => change(id, { kind: next as BookingPayment['kind'] })}
          />
          <Amount label="Amount" value={amount} onChange={(next) => change(id, { amount: next })} />
          <DateField label="Due" value={dueOn} onChange={(next) => change(id, { dueOn: next })} />
          <DateField label="Paid on" value={paidOn} onChange={(next) => change(id, { paidOn: next })} />
          <Button
            size="sm"
            variant="quiet"
            className="justify-self-start"
            onClick={() => set({ payments: payments.filter((each) => each.id !== id) })}
          >
            Remove<span className="sr-only"> payment {index + 1}</span>
          </Button>
        </div>
      ))}
      {payments.length < 24 ? (
        <Button
          size="sm"
          variant="quiet"
          className="justify-self-start"
          icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
          onClick={add}
        >
          Add a payment
        </Button>
      ) : null}
      <TextField
        label="How to pay (your client reads it)"
        placeholder="On the hotel’s own page, or call me"
        hint="Never a card number: a client enters it on the supplier’s page."
        value={howToPay}
        maxLength={300}
        onChange={({ target }) => set({ howToPay: target.value })}
      />
    </fieldset>
  );
}

interface AmountProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  hint?: string;
}

export function Amount({ label, value, onChange, hint }: AmountProps) {
  return (
    <TextField
      label={label}
      inputMode="decimal"
      placeholder="0.00"
      autoComplete="off"
      value={value}
      maxLength={16}
      {...(hint && { hint })}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
