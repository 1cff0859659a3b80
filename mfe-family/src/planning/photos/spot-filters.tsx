import { parkIds, parkNames } from '@landsea/contracts/catalogue';
import type { TripDay } from '@landsea/contracts/trip';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { dayOptions } from '../../trip/items/day-options';
import { spotKindLabels } from './photo-labels';
import type { SpotFilter } from './photo-rules';

interface SpotFiltersProps {
  filter: SpotFilter;
  days: readonly TripDay[];
  onChange: (filter: SpotFilter) => void;
}

const kinds = Object.entries(spotKindLabels).map(([value, label]) => ({ value, label }));

/** A place, a day, a park and a kind of picture to look for. */
export function SpotFilters({ filter, days, onChange }: SpotFiltersProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <TextField
        label="Spot or place"
        type="search"
        autoComplete="off"
        value={filter.typed}
        onChange={(event) => onChange({ ...filter, typed: event.target.value })}
      />
      <SelectField
        label="On which day?"
        value={filter.date}
        onValueChange={(date) => onChange({ ...filter, date, park: '' })}
        options={[
          { value: '', label: 'Any day of your trip' },
          ...dayOptions(days.filter(({ parks }) => parks.length > 0)),
        ]}
      />
      <SelectField
        label="Park"
        value={filter.park ?? ''}
        onValueChange={(park) => onChange({ ...filter, park: park as SpotFilter['park'] })}
        options={[
          { value: '', label: 'All places' },
          ...parkIds.map((id) => ({ value: id, label: parkNames[id] })),
        ]}
      />
      <SelectField
        label="Kind"
        value={filter.kind}
        onValueChange={(kind) => onChange({ ...filter, kind: kind as SpotFilter['kind'] })}
        options={[{ value: '', label: 'All kinds' }, ...kinds]}
      />
    </div>
  );
}
