import { getEmbarkation } from '@landsea/rules/booking-windows';
import type { Arrival } from '@landsea/contracts/booking-windows';
import { SelectField } from '@landsea/ui/fields/select-field';
import { formatDate } from '@landsea/web-kit';
import { DateChoice } from '../frame/date-choice';
import { GuideForm } from '../frame/guide-form';
import { PillChoice } from '../frame/pill-choice';
import type { ChangeQuery, QueryChange } from '../frame/use-guide-query';
import { guests, modes, parkNights, seaNights, stays } from './planning-choices';

interface ArrivalFormProps {
  action: string;
  /** Parsed from the address, or an example; its date is empty until today is known. */
  arrival: Arrival | null;
  usual: Arrival;
  onChange: ChangeQuery;
}

export function ArrivalForm({ action, arrival, usual, onChange }: ArrivalFormProps) {
  const { mode, nights, stay, sea, guest } = arrival ?? usual;
  const sailsOn = mode === 'combined' && arrival ? getEmbarkation(arrival) : null;
  const keep = (change: QueryChange) => onChange(change, { arrive: arrival?.arrive });
  return (
    <GuideForm
      label="Your dates"
      action={action}
      submit="Show my dates"
      className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-1"
    >
      <PillChoice
        label="What kind of vacation"
        name="mode"
        options={modes}
        value={mode}
        onChoose={(chosen) => keep({ mode: chosen })}
        className="sm:col-span-2 lg:col-span-1"
      />
      <DateChoice
        label={mode === 'cruise' ? 'The day you sail' : 'The day you arrive'}
        name="arrive"
        value={arrival?.arrive ?? ''}
        onChoose={(arrive) => onChange({ arrive })}
      />
      {mode === 'cruise' ? null : (
        <>
          <SelectField
            label="Nights by the parks"
            name="nights"
            options={parkNights}
            value={String(nights)}
            onValueChange={(value) => keep({ nights: value })}
          />
          <PillChoice
            label="Where you stay"
            name="stay"
            options={stays}
            value={stay}
            onChoose={(value) => keep({ stay: value })}
            className="sm:col-span-2 lg:col-span-1"
          />
        </>
      )}
      {mode === 'parks' ? null : (
        <>
          <SelectField
            label="Nights at sea"
            name="sea"
            options={seaNights}
            value={String(sea)}
            onValueChange={(value) => keep({ sea: value })}
            hint={sailsOn ? `You sail on ${formatDate(sailsOn)}.` : undefined}
          />
          <SelectField
            label="Who sails"
            name="guest"
            options={guests}
            value={guest}
            onValueChange={(value) => keep({ guest: value })}
          />
        </>
      )}
    </GuideForm>
  );
}
