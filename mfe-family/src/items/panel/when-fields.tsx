import { dayParts, type DayItem, type DayPart } from '@landsea/contracts/planning';
import type { TripDay } from '@landsea/contracts/trip';
import { Segmented } from '@landsea/ui/fields/segmented';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { listDayOptions } from '../../trip-frame/rules/day-options';

export type When = Pick<DayItem, 'date' | 'time' | 'dayPart'>;

const partNames: Record<DayPart | 'any', string> = {
  any: 'Any time',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};
const parts = ['any', ...dayParts] as const;

interface WhenFieldsProps {
  days: readonly TripDay[];
  value: When;
  onChange: (when: When) => void;
  error?: string | undefined;
}

export function WhenFields({ days, value, onChange, error }: WhenFieldsProps) {
  const { date, time, dayPart } = value;
  // Callers pass whole items, of which only these fields may change.
  const change = (next: Partial<When>) => onChange({ date, time, dayPart, ...next });
  return (
    <div className="grid gap-4">
      <SelectField
        label="Day"
        value={date ?? ''}
        onValueChange={(next) =>
          change(next === '' ? { date: null, time: null, dayPart: null } : { date: next })
        }
        options={[{ value: '', label: 'No day yet: keep it as a wish' }, ...listDayOptions(days)]}
      />
      {date === null ? null : (
        <div className="grid gap-3">
          <TextField
            type="time"
            label="Time"
            hint="Leave it empty to decide later."
            value={time ?? ''}
            error={error}
            onChange={(event) => change({ time: event.target.value || null })}
          />
          {time === null ? (
            <Segmented
              label="Part of the day"
              options={parts.map((part) => ({ value: part, label: partNames[part] }))}
              value={dayPart ?? 'any'}
              onValueChange={(part) => change({ dayPart: part === 'any' ? null : part })}
            />
          ) : null}
        </div>
      )}
    </div>
  );
}
