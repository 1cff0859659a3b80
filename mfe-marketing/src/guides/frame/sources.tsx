import { requireKnownSource } from '@landsea/rules/catalogue';
import { formatDateRange } from '@landsea/web-kit';

export interface Source {
  asOf: string;
  source: string;
}

const listed = (sources: readonly Source[]): Source[] => {
  const known = sources
    .map(({ asOf, source }) => ({ asOf, source: requireKnownSource(source) }))
    .filter(({ source }) => source !== '');
  return [...new Map(known.map((each) => [`${each.asOf} ${each.source}`, each])).values()].sort(
    (one, other) => other.asOf.localeCompare(one.asOf) || one.source.localeCompare(other.source),
  );
};

const SHOWN = 4;

export function Sources({ sources }: { sources: readonly Source[] }) {
  const all = listed(sources);
  return (
    <footer aria-labelledby="sources" className="grid gap-2 pt-12 pb-4 text-sm text-muted">
      <h2 id="sources" className="font-sans text-sm font-semibold tracking-normal text-ink">
        Where this comes from
      </h2>
      <SourceList sources={all.slice(0, SHOWN)} />
      {all.length > SHOWN ? (
        <details>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-sea">
            {all.length - SHOWN} more
          </summary>
          <SourceList sources={all.slice(SHOWN)} />
        </details>
      ) : null}
      <p>Landsea is not affiliated with any park or cruise operator.</p>
    </footer>
  );
}

function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ul className="grid gap-1">
      {sources.map(({ asOf, source }) => (
        <li key={`${asOf} ${source}`}>
          {source} (as of {formatDateRange(asOf, asOf)}).
        </li>
      ))}
    </ul>
  );
}
