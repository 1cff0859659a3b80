import type { BudgetCategory, BudgetLine } from '@landsea/contracts/money';
import type { TripDetail } from '@landsea/contracts/trip';
import { loadLatePart } from '@landsea/web-kit/pages';
import { Suspense, startTransition, useEffect, useState } from 'react';
import { EditorOnly } from '../../../trip-frame/access/read-only';
import { getAssignment, type LineFilter } from '../line-filter';
import { LineRow } from './line-row';
import type { LineEdits } from './use-line-edits';

const AT_ONCE = 30;

/** A first screen is drawn at once, the rest bit by bit without blocking input. */
const useIncrementalRows = (count: number): number => {
  const [shown, setShown] = useState(AT_ONCE);
  useEffect(() => {
    if (shown >= count) return;
    const timer = setTimeout(() => startTransition(() => setShown((now) => now + AT_ONCE)));
    return () => clearTimeout(timer);
  }, [shown, count]);
  return shown;
};

const AddLine = loadLatePart(() => import('./add-line'), 'AddLine');

interface CategoryLinesProps {
  category: BudgetCategory;
  lines: BudgetLine[];
  paid: ReadonlyMap<string, number>;
  trip: TripDetail;
  filter: LineFilter;
  edits: LineEdits;
  onBlocked: (() => void) | undefined;
  onOpenLine: (lineId: string) => void;
}

export function CategoryLines(props: CategoryLinesProps) {
  const { category, lines, paid, trip, filter, edits, onBlocked, onOpenLine } = props;
  const shown = useIncrementalRows(lines.length);
  return (
    <>
      {lines.slice(0, shown).map((line) => (
        <LineRow
          key={line.id}
          paidCents={paid.get(line.id) ?? 0}
          {...{ line, trip, edits, onBlocked }}
          onOpen={onOpenLine}
        />
      ))}
      <EditorOnly>
        <div role="row">
          <div role="cell">
            <Suspense fallback={<div className="min-h-43 sm:min-h-17" />}>
              <AddLine
                category={category}
                onAdd={(line) => edits.add({ ...line, ...getAssignment(filter) })}
                onBlocked={onBlocked}
              />
            </Suspense>
          </div>
        </div>
      </EditorOnly>
    </>
  );
}
