import { formatDateRange } from '@landsea/web-kit';

export interface Source {
  asOf: string;
  source: string;
}

const dayOf = (date: string): string => formatDateRange(date, date).split(' – ')[1] ?? date;

/** Each source once, the newest first. */
const listed = (sources: readonly Source[]): Source[] =>
  [...new Map(sources.map((each) => [`${each.asOf} ${each.source}`, each])).values()].sort(
    (one, other) => other.asOf.localeCompare(one.asOf) || one.source.localeCompare(other.source),
  );

/** Where the numbers of a guide are from, and of which day they are. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <footer aria-labelledby="sources" className="grid gap-2 pt-12 pb-4 text-sm text-muted">
      <h2 id="sources" className="font-sans text-sm font-semibold tracking-normal text-ink">
        Where this comes from
      </h2>
      <ul className="grid gap-1">
        {listed(sources).map(({ asOf, source }) => (
          <li key={`${asOf} ${source}`}>
            {source} (as of {dayOf(asOf)}).
          </li>
        ))}
      </ul>
      <p>Landsea is not affiliated with any park or cruise operator.</p>
    </footer>
  );
}
