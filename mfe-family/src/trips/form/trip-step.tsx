import { countTripDays, type TripMode } from '@landsea/contracts/trip';
import { DateField } from '@landsea/ui/fields/date-field';
import { Segmented } from '@landsea/ui/fields/segmented';
import { TextField } from '@landsea/ui/fields/text-field';
import type { StepProps } from './step-props';
import { isDate } from './trip-draft';

const modes: { value: TripMode; label: string; says: string }[] = [
  {
    value: 'parks',
    label: 'Parks',
    says: 'Days at Walt Disney World, with hotels, dining and Lightning Lanes.',
  },
  { value: 'cruise', label: 'Cruise', says: 'A sailing, with a hotel by the port before it if you like.' },
  { value: 'combined', label: 'Land + Sea', says: 'Park days and a sailing in one trip, on one budget.' },
];

const lengthWords = (startDate: string, endDate: string): string | undefined => {
  if (!isDate(startDate) || !isDate(endDate) || endDate < startDate) return undefined;
  const days = countTripDays({ startDate, endDate });
  return days === 1 ? 'A day trip.' : `${days} days, ${days - 1} ${days === 2 ? 'night' : 'nights'}.`;
};

export function TripStep({ draft, problems, dispatch }: StepProps) {
  const { name, mode, startDate, endDate } = draft;
  const change = (part: Partial<typeof draft>) => dispatch({ type: 'trip-changed', change: part });
  return (
    <div className="grid gap-6">
      <TextField
        label="Trip name"
        placeholder="Spring break with the cousins"
        value={name}
        maxLength={120}
        error={problems['name']}
        onChange={(event) => change({ name: event.target.value })}
      />
      <div className="grid gap-2">
        <Segmented
          showLabel
          label="What kind of trip?"
          options={modes}
          value={mode}
          onValueChange={(value) => change({ mode: value })}
        />
        <p aria-live="polite" className="text-sm text-muted">
          {modes.find(({ value }) => value === mode)?.says}
        </p>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField
          label="First day"
          value={startDate}
          error={problems['startDate']}
          onChange={(date) => change({ startDate: date })}
        />
        <DateField
          label="Last day"
          value={endDate}
          min={startDate || undefined}
          error={problems['endDate']}
          hint={lengthWords(startDate, endDate)}
          onChange={(date) => change({ endDate: date })}
        />
      </div>
    </div>
  );
}
