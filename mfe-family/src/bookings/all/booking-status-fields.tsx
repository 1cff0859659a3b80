import { DateField } from '@landsea/ui/fields/date-field';
import { Segmented } from '@landsea/ui/fields/segmented';
import { TextField } from '@landsea/ui/fields/text-field';
import type { BookingZodForm } from './booking-form-type';

const options = [
  { value: 'booked', label: 'Booked' },
  { value: 'held', label: 'On hold' },
  { value: 'canceled', label: 'Canceled' },
] as const;

interface StatusFieldsProps {
  form: BookingZodForm;
  seesMoney: boolean;
}

export function StatusFields({ form: { values, field, choice }, seesMoney }: StatusFieldsProps) {
  const status = choice('status');
  return (
    <div className="grid gap-4">
      <Segmented
        label="Status"
        showLabel
        options={options}
        // A supplier's change that a person reviews here is booked as it now stands.
        value={values.status === 'changed' ? 'booked' : values.status}
        onValueChange={status.onValueChange}
      />
      {values.status === 'held' ? (
        <div className="grid grid-cols-2 items-start gap-4">
          <DateField {...field('heldUntil')} label="Held until" />
          <TextField {...field('heldTime')} label="At" type="time" step={60} />
        </div>
      ) : null}
      {values.status === 'canceled' && seesMoney ? (
        <TextField
          {...field('refundCents')}
          label="What you get back"
          inputMode="decimal"
          placeholder="0.00"
        />
      ) : null}
      {values.status === 'canceled' ? null : (
        <div className="grid grid-cols-2 items-start gap-4">
          <DateField {...field('cancelUntil')} label="Cancel free until" />
          <TextField {...field('cancelTime')} label="At" type="time" step={60} />
        </div>
      )}
    </div>
  );
}
