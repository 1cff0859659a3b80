import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { SelectField } from '@landsea/ui/fields/select-field';
import { formatDate } from '@landsea/web-kit';
import { X } from 'lucide-react';
import { toPersonKey } from '../../trip-frame/people/party';
import { isFiltering, NO_DAY, NOBODY, type LineFilter } from './line-filter';

interface FilterBarProps {
  trip: TripDetail;
  filter: LineFilter;
  onChange: (filter: LineFilter) => void;
  shown: number;
  all: number;
}

export function FilterBar({ trip, filter, onChange, shown, all }: FilterBarProps) {
  return (
    <div role="group" aria-label="Filter" className="mb-5 flex flex-wrap items-end gap-3 print:hidden">
      <SelectField
        className="min-w-[min(9rem,100%)] grow basis-36 sm:max-w-60"
        label="For"
        value={filter.person}
        onValueChange={(person) => onChange({ ...filter, person })}
        options={[
          { value: '', label: 'All people' },
          ...trip.party.map((each) => ({ value: toPersonKey(each), label: each.name })),
          { value: NOBODY, label: 'Unassigned' },
        ]}
      />
      <SelectField
        className="min-w-[min(9rem,100%)] grow basis-36 sm:max-w-60"
        label="Day"
        value={filter.day}
        onValueChange={(day) => onChange({ ...filter, day })}
        options={[
          { value: '', label: 'All days' },
          ...trip.days.map(({ date, place }) => ({
            value: date,
            label: place ? `${formatDate(date)} · ${place}` : formatDate(date),
          })),
          { value: NO_DAY, label: 'Without a day' },
        ]}
      />
      {isFiltering(filter) ? (
        <Button
          variant="quiet"
          icon={<X aria-hidden className="size-5" strokeWidth={1.75} />}
          onClick={() => onChange({ person: '', day: '' })}
        >
          Show all
        </Button>
      ) : null}
      <p role="status" className="basis-full text-sm text-muted empty:hidden">
        {isFiltering(filter) ? `${shown} of ${all} lines. All sums on this page are of these.` : ''}
      </p>
    </div>
  );
}
