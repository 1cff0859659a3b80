import type { TripDay } from '@landsea/contracts/trip';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { dayOptions } from '../../trip/items/day-options';
import { meetPlaceLabels } from './meet-labels';
import type { MeetFilter, MeetPlace } from './meet-rules';

interface MeetFiltersProps {
  filter: MeetFilter;
  days: readonly TripDay[];
  onChange: (filter: MeetFilter) => void;
}

const places = Object.entries(meetPlaceLabels).map(([value, label]) => ({ value, label }));

/** A character, a day and a park to look for. */
export function MeetFilters({ filter, days, onChange }: MeetFiltersProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <TextField
        label="Character or place"
        type="search"
        autoComplete="off"
        value={filter.typed}
        onChange={(event) => onChange({ ...filter, typed: event.target.value })}
      />
      <SelectField
        label="On which day?"
        value={filter.date}
        onValueChange={(date) => onChange({ ...filter, date, place: '' })}
        options={[{ value: '', label: 'Any day of your trip' }, ...dayOptions(days)]}
      />
      <SelectField
        label="Where"
        value={filter.place}
        onValueChange={(place) => onChange({ ...filter, place: place as MeetPlace | '' })}
        options={[{ value: '', label: 'Everywhere' }, ...places]}
      />
    </div>
  );
}
