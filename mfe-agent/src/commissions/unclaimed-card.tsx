import { formatCents } from '@landsea/rules/agents';
import { TextField } from '@landsea/ui/fields/text-field';
import { formatDate } from '@landsea/web-kit';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { useUnclaimedLinesQuery } from './commissions-api';

/** Money that nobody’s booking explains yet; it stays searchable. */
export function UnclaimedCard() {
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const { data } = useUnclaimedLinesQuery(asked, { refetchOnMountOrArgChange: true });
  if (!data || (data.total === 0 && asked === '')) return null;
  return (
    <section aria-labelledby="unclaimed" className="grid gap-3 pt-8">
      <h2 id="unclaimed" className="flex items-baseline gap-2 font-display text-xl">
        Unclaimed
        <span className="font-sans text-sm font-normal text-muted tabular-nums">{data.total}</span>
      </h2>
      <TextField
        label="Search by number, name or amount"
        type="search"
        value={search}
        maxLength={120}
        onChange={({ target }) => setSearch(target.value)}
      />
      {data.lines.length === 0 ? <p className="text-muted">Nothing unclaimed fits that.</p> : null}
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface empty:hidden">
        {data.lines.map((line) => (
          <li key={`${line.statementId} ${line.id}`}>
            <Link
              to={`/app/agents/commissions/statements/${line.statementId}#${line.id}`}
              className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 hover:bg-sea-soft sm:px-5"
            >
              <span className="grid min-w-0 grow basis-52">
                <span className="font-semibold wrap-anywhere">{line.number || 'No number'}</span>
                <span className="text-sm wrap-anywhere text-muted">
                  {[line.guestName, line.supplierName, `${line.statementName}, ${formatDate(line.paidOn)}`]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <span className="tabular-nums">{formatCents(line.cents)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {data.total > data.lines.length ? (
        <p className="text-sm text-muted">The newest {data.lines.length} are shown. Search for the others.</p>
      ) : null}
    </section>
  );
}
