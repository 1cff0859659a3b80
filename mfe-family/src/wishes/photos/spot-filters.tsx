import { parkIds, parkNames } from '@landsea/contracts/catalogue';
import type { TripDay } from '@landsea/contracts/trip';
import { SelectField } from '@landsea/ui/fields/select-field';
import { CatalogueFilters } from '../../catalogue/lists/catalogue-filters';
import { spotKindLabels } from './photo-labels';
import type { SpotFilter } from './photo-rules';

interface SpotFiltersProps {
  filter: SpotFilter;
  days: readonly TripDay[];
  onChange: (filter: SpotFilter) => void;
}

const kinds = Object.entries(spotKindLabels).map(([value, label]) => ({ value, label }));

export function SpotFilters({ filter, days, onChange }: SpotFiltersProps) {
  return (
    <CatalogueFilters
      isFolded
      searchLabel="Spot or place"
      typed={filter.typed}
      onType={(typed) => onChange({ ...filter, typed })}
      count={[filter.date, filter.park, filter.kind].filter(Boolean).length}
      dayLabel="On which day?"
      anyDay="Any day of your trip"
      days={days.filter(({ parks }) => parks.length > 0)}
      date={filter.date}
      onDate={(date) => onChange({ ...filter, date, park: '' })}
    >
      <SelectField
        label="Park"
        value={filter.park ?? ''}
        onValueChange={(park) => onChange({ ...filter, park: park as SpotFilter['park'] })}
        options={[
          { value: '', label: 'All locations' },
          ...parkIds.map((id) => ({ value: id, label: parkNames[id] })),
        ]}
      />
      <SelectField
        label="Kind"
        value={filter.kind}
        onValueChange={(kind) => onChange({ ...filter, kind: kind as SpotFilter['kind'] })}
        options={[{ value: '', label: 'All kinds' }, ...kinds]}
      />
    </CatalogueFilters>
  );
}
