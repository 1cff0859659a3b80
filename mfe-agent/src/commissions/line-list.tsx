import type { Commission, LinePart, StatementLine } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LineRow } from './line-row';

/** Lines of one screen. */
const STEP = 100;

interface LineListProps {
  lines: readonly StatementLine[];
  bookings: readonly Commission[];
  isBusy: boolean;
  onMatch: (lineId: string, parts: LinePart[]) => void;
}

type Filter = 'decide' | 'unclaimed' | 'matched' | 'all';

const isOpen = ({ parts, isFee, cents }: StatementLine): boolean =>
  parts.length === 0 && !isFee && cents !== 0;

const filters: readonly (readonly [Filter, string, (line: StatementLine) => boolean])[] = [
  ['decide', 'To decide', (line) => isOpen(line) && line.suggestions.length > 0],
  ['unclaimed', 'No booking found', (line) => isOpen(line) && line.suggestions.length === 0],
  ['matched', 'Matched', ({ parts }) => parts.length > 0],
  ['all', 'All', () => true],
];

const holds = (line: StatementLine, search: string): boolean =>
  [line.number, line.guestName, line.supplierName, line.note, (line.cents / 100).toFixed(2)]
    .join(' ')
    .toLowerCase()
    .includes(search.trim().toLowerCase());

export function LineList({ lines, bookings, isBusy, onMatch }: LineListProps) {
  const { hash } = useLocation();
  const first = filters.find(([, , fits]) => lines.some(fits))?.[0] ?? 'all';
  const [chosen, setFilter] = useState<Filter | undefined>(hash ? 'all' : undefined);
  const [search, setSearch] = useState(() => lines.find(({ id }) => `#${id}` === hash)?.number ?? '');
  const [most, setMost] = useState(STEP);
  const filter = chosen ?? first;
  const fits = filters.find(([key]) => key === filter)?.[2] ?? (() => true);
  const found = lines.filter((line) => fits(line) && holds(line, search));
  return (
    <section aria-labelledby="lines" className="grid gap-3">
      <h2 id="lines" className="font-display text-xl">
        Lines
      </h2>
      <div className="flex flex-wrap gap-2" role="group" aria-label="Show">
        {filters.map(([key, label, fitsToo]) => (
          <Button key={key} size="sm" aria-pressed={filter === key} onClick={() => setFilter(key)}>
            {label} {lines.filter(fitsToo).length}
          </Button>
        ))}
      </div>
      <TextField
        label="Search the lines"
        type="search"
        value={search}
        maxLength={120}
        onChange={({ target }) => setSearch(target.value)}
      />
      {found.length === 0 ? <p className="text-muted">Nothing here right now.</p> : null}
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface empty:hidden">
        {found.slice(0, most).map((line) => (
          <LineRow
            key={line.id}
            line={line}
            bookings={bookings}
            isBusy={isBusy}
            onMatch={(parts) => onMatch(line.id, parts)}
          />
        ))}
      </ul>
      {found.length > most ? (
        <Button variant="quiet" className="justify-self-start" onClick={() => setMost(most + STEP)}>
          Show {Math.min(STEP, found.length - most)} more
        </Button>
      ) : null}
    </section>
  );
}
