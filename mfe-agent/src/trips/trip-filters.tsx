import { tripStageNames, tripStages, type AgentTrip, type TripStage } from '@landsea/contracts/agents';
import { Segmented } from '@landsea/ui/fields/segmented';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { localMemory } from '@landsea/web-kit';
import { useState } from 'react';
import { FilterButton } from '../frame/filter-button';
import { countTrips, whichNames, whichTrips, type TripFilter } from './trip-filter';
import { useGetAgencyQuery } from '../frame/team/team-api';

/** Nobody is asked where all clients have one agent. */
const useAgentsOf = (trips: readonly AgentTrip[]): { agentId: string; name: string }[] => {
  const ids = new Set(trips.flatMap(({ agentId }) => agentId ?? []));
  const { data: agency } = useGetAgencyQuery(undefined, { skip: ids.size < 2 });
  if (ids.size < 2) return [];
  return (agency?.members ?? []).flatMap(({ userId, name }) =>
    ids.has(userId) ? [{ agentId: userId, name }] : [],
  );
};

const looks = [
  { value: 'board', label: 'By stage' },
  { value: 'list', label: 'By departure' },
] as const;
export type TripsLook = (typeof looks)[number]['value'];
const LOOK_KEY = 'agentTripsLook';

export const readLook = (): TripsLook => (localMemory.read(LOOK_KEY) === 'list' ? 'list' : 'board');

interface TripFiltersProps {
  trips: readonly AgentTrip[];
  counts: Readonly<Record<TripStage, readonly AgentTrip[]>>;
  filter: TripFilter;
  look: TripsLook;
  stage: TripStage;
  onFilter: (filter: TripFilter) => void;
  onLook: (look: TripsLook) => void;
  onStage: (stage: TripStage | undefined) => void;
}

export function TripFilters(props: TripFiltersProps) {
  const { trips, counts, filter, look, stage, onFilter, onLook, onStage } = props;
  const [isOpen, setIsOpen] = useState(false);
  const agents = useAgentsOf(trips);
  const shown = countTrips(Object.values(counts).flat());
  const all = countTrips(trips);
  const narrowing = [filter.words !== '', filter.which !== 'all', Boolean(filter.agentId)].filter(Boolean);
  return (
    <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-end sm:gap-4">
      <div className="flex items-center justify-end gap-2 sm:hidden">
        {look === 'board' ? (
          <SelectField
            label="Stage"
            hideLabel
            className="min-w-0 flex-1"
            value={stage}
            onValueChange={(value) => onStage(tripStages.find((each) => each === value))}
            options={tripStages.map((value) => ({
              value,
              label: `${tripStageNames[value]} (${countTrips(counts[value])})`,
            }))}
          />
        ) : null}
        <FilterButton
          count={narrowing.length}
          isOpen={isOpen}
          controls="trip-filters"
          onToggle={() => setIsOpen(!isOpen)}
        />
      </div>
      <div id="trip-filters" className={`${isOpen ? 'grid gap-3' : 'max-sm:hidden'} sm:contents`}>
        <TextField
          label="Search by client or trip"
          type="search"
          className="w-full sm:max-w-xs"
          value={filter.words}
          onChange={({ target }) => onFilter({ ...filter, words: target.value })}
        />
        <SelectField
          label="Show"
          value={filter.which}
          onValueChange={(value) =>
            onFilter({ ...filter, which: whichTrips.find((which) => which === value) ?? 'all' })
          }
          options={whichTrips.map((value) => ({ value, label: whichNames[value] }))}
        />
        {agents.length > 1 ? (
          <SelectField
            label="Agent"
            value={filter.agentId ?? ''}
            onValueChange={(id) => onFilter({ ...filter, agentId: id || undefined })}
            options={[
              { value: '', label: 'Every agent' },
              ...agents.map(({ agentId, name }) => ({ value: agentId, label: name })),
            ]}
          />
        ) : null}
        <Segmented
          label="Arrange"
          options={looks}
          value={look}
          onValueChange={(next) => {
            localMemory.write(LOOK_KEY, next);
            onLook(next);
          }}
        />
        <p role="status" className="text-sm text-muted tabular-nums sm:ml-auto sm:pb-2.5">
          {shown === all ? `${all} ${all === 1 ? 'trip' : 'trips'}` : `${shown} of ${all} trips`}
        </p>
      </div>
    </div>
  );
}
