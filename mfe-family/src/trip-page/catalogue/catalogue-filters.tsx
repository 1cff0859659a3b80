import type { TripDay } from '@landsea/contracts/trip';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import type { ReactNode } from 'react';
import { dayOptions } from '../items/day-options';

interface CatalogueFiltersProps {
  searchLabel: string;
  typed: string;
  onType: (typed: string) => void;
  dayLabel: string;
  anyDay: string;
  /** The days to choose from. */
  days: readonly TripDay[];
  /** One of them, or empty for any day. */
  date: string;
  onDate: (date: string) => void;
  /** Further filters, in the same row where it is wide enough. */
  children?: ReactNode;
}

/** What to look for in a list of the catalog: words, a day of the trip, and what the list adds. */
export function CatalogueFilters(props: CatalogueFiltersProps) {
  const { searchLabel, typed, onType, dayLabel, anyDay, days, date, onDate, children } = props;
  return (
    <div className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
      <TextField
        label={searchLabel}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <SelectField
        label={dayLabel}
        value={date}
        onValueChange={onDate}
        options={[{ value: '', label: anyDay }, ...dayOptions(days)]}
      />
      {children}
    </div>
  );
}
