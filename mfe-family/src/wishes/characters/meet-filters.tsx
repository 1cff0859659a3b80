import type { TripDay } from '@landsea/contracts/trip';
import { SelectField } from '@landsea/ui/fields/select-field';
import { CatalogueFilters } from '../../catalogue/lists/catalogue-filters';
import { meetPlaceLabels } from './meet-labels';
import type { MeetFilter, MeetPlace } from './meet-rules';

interface MeetFiltersProps {
  filter: MeetFilter;
  days: readonly TripDay[];
  onChange: (filter: MeetFilter) => void;
}

const places = Object.entries(meetPlaceLabels).map(([value, label]) => ({ value, label }));

export function MeetFilters({ filter, days, onChange }: MeetFiltersProps) {
  return (
    <CatalogueFilters
      isFolded
      searchLabel="Character or place"
      typed={filter.typed}
      onType={(typed) => onChange({ ...filter, typed })}
      dayLabel="On which day?"
      anyDay="Any day of your trip"
      {...{ days }}
      count={[filter.date, filter.place].filter(Boolean).length}
      date={filter.date}
      onDate={(date) => onChange({ ...filter, date, place: '' })}
    >
      <SelectField
        label="Where"
        value={filter.place}
        onValueChange={(place) => onChange({ ...filter, place: place as MeetPlace | '' })}
        options={[{ value: '', label: 'Everywhere' }, ...places]}
      />
    </CatalogueFilters>
  );
}
