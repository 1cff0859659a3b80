import type { BookingStatus } from '@landsea/contracts/bookings';
import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/fields/date-field';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextAreaField, TextField } from '@landsea/ui/fields/text-field';
import { Plus } from 'lucide-react';
import {
  deskKinds,
  kindNames,
  numberNames,
  type DeskKind,
  type DeskNumberRole,
} from '../frame/bookings/booking-texts';
import type { DeskBookingDraft } from './booking-draft';
import type { SetDraft } from './use-booking-form';

const kinds = deskKinds.map((value) => ({ value, label: kindNames[value] }));
const statuses = [
  { value: 'booked', label: 'Booked' },
  { value: 'held', label: 'On hold, quoted or to book' },
  { value: 'changed', label: 'Changed by the supplier' },
  { value: 'canceled', label: 'Canceled' },
];
const roles = Object.entries(numberNames).map(([value, label]) => ({ value, label }));

export interface BookingFieldsProps {
  draft: DeskBookingDraft;
  set: SetDraft;
}

export function BasicFields({ draft, set }: BookingFieldsProps) {
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="What it is"
          value={draft.kind}
          options={kinds}
          onValueChange={(kind) => set({ kind: kind as DeskKind })}
        />
        <TextField
          label="Name"
          value={draft.title}
          maxLength={160}
          placeholder="Pop Century Resort"
          onChange={({ target }) => set({ title: target.value })}
        />
        <SelectField
          label="Status"
          value={draft.status}
          options={statuses}
          onValueChange={(status) => set({ status: status as BookingStatus })}
        />
        {draft.status === 'held' ? (
          <div className="grid grid-cols-2 gap-3">
            <DateField label="Held until" value={draft.heldOn} onChange={(heldOn) => set({ heldOn })} />
            <TextField
              label="At"
              type="time"
              value={draft.heldAt}
              onChange={({ target }) => set({ heldAt: target.value })}
            />
          </div>
        ) : null}
      </div>
      <NumberFields draft={draft} set={set} />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField label="Begins" value={draft.startDate} onChange={(startDate) => set({ startDate })} />
        <DateField label="Ends" value={draft.endDate} onChange={(endDate) => set({ endDate })} />
      </div>
      <TextAreaField
        label="Note (your client reads it)"
        rows={2}
        maxLength={1000}
        value={draft.note}
        onChange={({ target }) => set({ note: target.value })}
      />
    </div>
  );
}

function NumberFields({ draft: { numbers }, set }: BookingFieldsProps) {
  const change = (index: number, part: Partial<DeskBookingDraft['numbers'][number]>) =>
    set({ numbers: numbers.map((each, at) => (at === index ? { ...each, ...part } : each)) });
  return (
    <div className="grid gap-3">
      {numbers.map(({ role, value }, index) => (
        <div key={index} className="grid gap-3 sm:grid-cols-[1fr_12rem]">
          <TextField
            label={index === 0 ? 'Number' : `Number ${index + 1}`}
            value={value}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => change(index, { value: target.value })}
          />
          <SelectField
            label={index === 0 ? 'Type of number' : `Type of number ${index + 1}`}
            value={role}
            options={roles}
            onValueChange={(next) => change(index, { role: next as DeskNumberRole })}
          />
        </div>
      ))}
      {numbers.length < 12 ? (
        <Button
          size="sm"
          variant="quiet"
          className="justify-self-start"
          icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
          onClick={() => set({ numbers: [...numbers, { role: 'payment', value: '' }] })}
        >
          Add a number
        </Button>
      ) : null}
    </div>
  );
}
