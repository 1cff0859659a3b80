import type { TripDay } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { listDayOptions } from '../../trip-frame/rules/day-options';

interface CatalogueFiltersProps {
  searchLabel: string;
  typed: string;
  onType: (typed: string) => void;
  dayLabel: string;
  anyDay: string;
  days: readonly TripDay[];
  date: string;
  onDate: (date: string) => void;
  children?: ReactNode;
  count: number;
  isFolded?: boolean;
}

export function CatalogueFilters(props: CatalogueFiltersProps) {
  const { searchLabel, typed, onType, dayLabel, anyDay, days, date, onDate, children } = props;
  const { count, isFolded = false } = props;
  const [isOpen, setOpen] = useState(false);
  const more = useId();
  const closed = isFolded ? 'hidden' : 'hidden sm:contents';
  const opened = isFolded ? 'grid gap-3 sm:grid-cols-3' : 'grid gap-3 sm:contents';
  return (
    <div
      className={`grid gap-3 ${isFolded ? '' : 'sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] sm:items-end'}`}
    >
      <div className="flex gap-2">
        <TextField
          hideLabel
          label={searchLabel}
          placeholder={searchLabel}
          type="search"
          autoComplete="off"
          className="min-w-0 grow"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        <Button
          className={`shrink-0 px-4 ${isFolded ? '' : 'sm:hidden'}`}
          icon={<SlidersHorizontal aria-hidden className="size-4" strokeWidth={1.75} />}
          aria-expanded={isOpen}
          aria-controls={more}
          onClick={() => setOpen(!isOpen)}
        >
          Filters{count > 0 ? ` (${count})` : ''}
        </Button>
      </div>
      <div id={more} className={isOpen ? opened : closed}>
        <SelectField
          label={dayLabel}
          value={date}
          onValueChange={onDate}
          options={[{ value: '', label: anyDay }, ...listDayOptions(days)]}
        />
        {children}
      </div>
    </div>
  );
}
