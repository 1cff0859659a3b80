import { Button } from '@landsea/ui/button';
import { useState, type ReactNode } from 'react';

interface FirstRowsProps<Row> {
  id: string;
  title: string;
  /** As many as there are rows, where the rows are all there is. */
  total?: number;
  rows: readonly Row[];
  /** So many are shown until the person asks for all; all without it. */
  most?: number;
  children: (row: Row) => ReactNode;
}

/** A section of a day’s overview; nothing while it has no rows. */
export function FirstRows<Row>({
  id,
  title,
  rows,
  total = rows.length,
  most = rows.length,
  children,
}: FirstRowsProps<Row>) {
  const [showsAll, setShowsAll] = useState(false);
  if (rows.length === 0) return null;
  const shown = showsAll ? rows : rows.slice(0, most);
  return (
    <section aria-labelledby={id} className="pb-8">
      <h2 id={id} className="flex items-baseline gap-2 pb-2 font-display text-xl">
        {title}
        <span className="font-sans text-sm font-normal text-muted tabular-nums">{total}</span>
      </h2>
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {shown.map(children)}
      </ul>
      {rows.length > shown.length ? (
        <Button size="sm" variant="quiet" className="mt-2" onClick={() => setShowsAll(true)}>
          Show {String(rows.length - shown.length)} more
        </Button>
      ) : null}
    </section>
  );
}
