import { filterNames, filters, type Filter } from './timeline-labels';

interface KindFilterProps {
  present: ReadonlySet<Filter>;
  chosen: ReadonlySet<Filter>;
  onChange: (chosen: Set<Filter>) => void;
}

export function KindFilter({ present, chosen, onChange }: KindFilterProps) {
  const toggled = (filter: Filter) => {
    const next = new Set(chosen);
    if (!next.delete(filter)) next.add(filter);
    return next;
  };
  return (
    <div role="group" aria-label="Show only" className="flex flex-wrap gap-2">
      {filters
        .filter((filter) => present.has(filter))
        .map((filter) => (
          <button
            key={filter}
            type="button"
            aria-pressed={chosen.has(filter)}
            onClick={() => onChange(toggled(filter))}
            className="min-h-11 cursor-pointer rounded-full border border-edge bg-surface px-4 text-sm font-semibold text-ink hover:border-sea aria-pressed:border-sea aria-pressed:bg-sea aria-pressed:text-on-sea"
          >
            {filterNames[filter]}
          </button>
        ))}
    </div>
  );
}
