import { ComboField } from '@landsea/ui/fields/combo-field';
import { DateField } from '@landsea/ui/fields/date-field';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import type { Airports } from '../../trip-bookings/tickets/airports';
import type { BookingZodForm } from './booking-form-type';
import type { KindFields } from './booking-kinds';

const zones: readonly (readonly [zone: string, label: string])[] = [
  ['America/New_York', 'Eastern (Orlando, Miami, New York)'],
  ['America/Chicago', 'Central (Chicago, Dallas, Minneapolis)'],
  ['America/Denver', 'Mountain (Denver, Salt Lake City)'],
  ['America/Phoenix', 'Arizona (Phoenix)'],
  ['America/Los_Angeles', 'Pacific (Los Angeles, Seattle)'],
  ['America/Anchorage', 'Alaska (Anchorage)'],
  ['Pacific/Honolulu', 'Hawaii (Honolulu)'],
  ['America/Halifax', 'Atlantic (Halifax)'],
  ['America/Puerto_Rico', 'Puerto Rico (San Juan)'],
  ['America/Nassau', 'Bahamas (Nassau)'],
  ['America/Cancun', 'Cancún and Cozumel'],
  ['America/Vancouver', 'British Columbia (Vancouver)'],
  ['Europe/London', 'London'],
  ['Europe/Paris', 'Paris, Barcelona, Rome'],
  ['Europe/Athens', 'Athens'],
];

const listZoneOptions = (chosen: string): { value: string; label: string }[] => {
  const isListed = chosen === '' || zones.some(([zone]) => zone === chosen);
  return [
    { value: '', label: 'Where you are that day' },
    ...zones.map(([value, label]) => ({ value, label })),
    ...(isListed ? [] : [{ value: chosen, label: chosen.replaceAll('_', ' ') }]),
  ];
};

interface EndFieldsProps {
  form: BookingZodForm;
  airports: Airports;
  labels: KindFields;
  side: 'start' | 'end';
}

export function EndFields({ form: { values, field, choice }, airports, labels, side }: EndFieldsProps) {
  const asked = labels[side];
  if (!asked) return null;
  const { date, time, place } = asked;
  const { airport, zone } = values[side];
  const code = /^[A-Z]{3}\b/.exec(airport.toUpperCase())?.[0];
  const isKnown = code !== undefined && airports.zoneAt(code) !== undefined;
  const asksZone = labels.isByAir ? airport !== '' && !isKnown : place !== null;
  const airportField = choice(`${side}.airport`);
  const zoneField = choice(`${side}.zone`);
  return (
    <fieldset className="grid items-start gap-4 sm:grid-cols-2">
      <legend className="sr-only">{date}</legend>
      {labels.isByAir ? (
        <ComboField
          label={side === 'start' ? 'From' : 'To'}
          placeholder={side === 'start' ? 'MSP' : 'MCO'}
          value={airportField.value}
          error={airportField.error}
          onValueChange={airportField.onValueChange}
          suggestions={airports.suggestions}
          className="sm:col-span-2"
        />
      ) : null}
      <DateField {...field(`${side}.date`)} label={date} />
      {time ? (
        <TextField
          {...field(`${side}.time`)}
          label={time}
          type="time"
          step={60}
          hint={labels.isByAir ? 'Local time there' : undefined}
        />
      ) : null}
      {place && !labels.isByAir ? (
        <TextField {...field(`${side}.place`)} label={place} maxLength={160} />
      ) : null}
      {asksZone ? (
        <SelectField
          {...zoneField}
          label="Clock"
          value={zone}
          onValueChange={zoneField.onValueChange}
          options={listZoneOptions(zone)}
        />
      ) : null}
    </fieldset>
  );
}
