import type { Excursion } from '@landsea/contracts/catalogue';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Segmented } from '@landsea/ui/fields/segmented';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { PeopleChips } from '../../../items/controls/people-chips';
import { isFiltering, noFilter, type OutingFilter } from './outing-filter';
import { bookedWithLabels } from './outing-labels';

const levels = [
  { value: '1', label: 'Easy' },
  { value: '2', label: 'Up to moderate' },
  { value: '3', label: 'Any' },
] as const;
const levelOf = { '1': 1, '2': 2, '3': 3 } as const;
const budgets = [
  { value: '0', label: 'Free' },
  { value: '10000', label: '$100' },
  { value: '30000', label: '$300' },
  { value: '60000', label: '$600' },
  { value: 'any', label: 'Any' },
] as const;

interface OutingFilterBarProps {
  party: TripDetail['party'];
  filter: OutingFilter;
  ways: readonly Excursion['bookedWith'][];
  shown: number;
  onChange: (filter: OutingFilter) => void;
}

export function OutingFilterBar({ party, filter, ways, shown, onChange }: OutingFilterBarProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const set = (change: Partial<OutingFilter>) => onChange({ ...filter, ...change });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <p className="grow text-sm text-muted" role="status">
          {shown} {shown === 1 ? 'idea' : 'ideas'}
          {isFiltering(filter) ? ' for your choice' : ', what takes everyone first'}
        </p>
        {isFiltering(filter) ? (
          <Button size="sm" variant="quiet" onClick={() => onChange(noFilter)}>
            Show all
          </Button>
        ) : null}
        <Button
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          icon={<SlidersHorizontal aria-hidden className="size-4" strokeWidth={1.75} />}
          onClick={() => setOpen(!isOpen)}
        >
          Filter
        </Button>
      </div>
      {isOpen ? (
        <div id={id} className="grid gap-4 border-l-2 border-sea pl-4 lg:grid-cols-2">
          <PeopleChips
            label="Who’s going?"
            party={party}
            value={filter.who.length === 0 ? null : filter.who}
            onChange={(who) => set({ who: who ?? [] })}
          />
          <Segmented
            showLabel
            label="How active?"
            options={levels}
            value={`${filter.level}`}
            onValueChange={(level) => set({ level: levelOf[level] })}
          />
          <Segmented
            showLabel
            label="Budget for those who go"
            options={budgets}
            value={budgets.find(({ value }) => value === String(filter.budgetCents))?.value ?? 'any'}
            onValueChange={(most) => set({ budgetCents: most === 'any' ? null : Number(most) })}
          />
          {ways.length > 1 ? (
            <Segmented
              showLabel
              label="Booked"
              options={[
                ...ways.map((way) => ({ value: way, label: bookedWithLabels[way] })),
                { value: 'any' as const, label: 'Any' },
              ]}
              value={filter.bookedWith ?? 'any'}
              onValueChange={(way) => set({ bookedWith: way === 'any' ? null : way })}
            />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
