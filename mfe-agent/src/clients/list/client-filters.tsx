import {
  ClientDue,
  clientDueNames,
  ClientSort,
  clientSortNames,
  pipelineStageNames,
  pipelineStages,
  type ClientFilter,
  type ClientListSummary,
} from '@landsea/contracts/agents';
import { SelectField } from '@landsea/ui/fields/select-field';
import { FilterButton } from '../../frame/filter-button';
import { ClientSearchField } from './client-search-field';

interface ClientFiltersProps {
  filter: ClientFilter;
  summary: ClientListSummary | undefined;
  onNarrow: (change: ClientFilter) => void;
  isOpen: boolean;
  onToggle: () => void;
}

function Chip({ label, isOn, onToggle }: { label: string; isOn: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onToggle}
      className={`min-h-11 shrink-0 cursor-pointer rounded-full border px-4 text-sm font-semibold tabular-nums ${isOn ? 'border-sea bg-sea text-on-sea' : 'border-hairline bg-surface text-ink hover:border-sea'}`}
    >
      {label}
    </button>
  );
}

const toggled = <T,>(list: readonly T[] = [], value: T): T[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value];

const countFilters = ({ pipeline = [], tags = [], agentId, due, dueBy, archived }: ClientFilter): number =>
  pipeline.length + tags.length + [agentId, due ?? dueBy, archived].filter(Boolean).length;

export function ClientFilters({ filter, summary, onNarrow, isOpen, onToggle }: ClientFiltersProps) {
  const { pipeline = [], tags = [] } = filter;
  return (
    <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-end">
      <div className="flex items-center gap-2 sm:contents">
        <ClientSearchField filter={filter} onNarrow={onNarrow} />
        <FilterButton
          count={countFilters(filter)}
          isOpen={isOpen}
          controls="client-filters"
          onToggle={onToggle}
        />
      </div>
      <div id="client-filters" className={`${isOpen ? 'grid gap-3' : 'max-sm:hidden'} sm:contents`}>
        <SelectField
          label="Order"
          value={filter.sort ?? 'name'}
          onValueChange={(sort) => onNarrow({ sort: ClientSort.safeParse(sort).data })}
          options={ClientSort.options.map((value) => ({ value, label: clientSortNames[value] }))}
        />
        {summary && summary.agents.length > 1 ? (
          <SelectField
            label="Agent"
            value={filter.agentId ?? ''}
            onValueChange={(agentId) => onNarrow({ agentId: agentId || undefined })}
            options={[
              { value: '', label: 'Every agent' },
              ...summary.agents.map(({ agentId, name }) => ({ value: agentId, label: name })),
            ]}
          />
        ) : null}
        <div
          role="group"
          aria-label="Filter"
          className="-mx-4 flex w-[calc(100%+2rem)] sm:w-full gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
        >
          {pipelineStages.map((stage) => (
            <Chip
              key={stage}
              label={`${pipelineStageNames[stage]} ${summary?.pipeline?.[stage] ?? 0}`}
              isOn={pipeline.includes(stage)}
              onToggle={() => onNarrow({ pipeline: toggled(pipeline, stage) })}
            />
          ))}
          {ClientDue.options.map((due) => (
            <Chip
              key={due}
              label={clientDueNames[due]}
              isOn={filter.due === due}
              onToggle={() => onNarrow({ due: filter.due === due ? undefined : due, dueBy: undefined })}
            />
          ))}
          {[...new Set([...tags, ...(summary?.tags ?? [])])].slice(0, 12).map((tag) => (
            <Chip
              key={tag}
              label={`#${tag}`}
              isOn={tags.includes(tag)}
              onToggle={() => onNarrow({ tags: toggled(tags, tag) })}
            />
          ))}
          {filter.archived || (summary?.archived ?? 0) > 0 ? (
            <Chip
              label={`Archive ${summary?.archived ?? 0}`}
              isOn={filter.archived === true}
              onToggle={() => onNarrow({ archived: !filter.archived })}
            />
          ) : null}
        </div>
      </div>
    </div>
  );
}
