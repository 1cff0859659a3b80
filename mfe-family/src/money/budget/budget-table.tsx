import { sumPaidByLine, type BudgetTotals } from '@landsea/rules/money';
import type { Budget, BudgetCategory, BudgetLine } from '@landsea/contracts/money';
import type { TripDetail } from '@landsea/contracts/trip';
import { formatMoney } from '@landsea/web-kit';
import { loadLatePart } from '@landsea/web-kit/pages';
import { AmountBar } from './lines/amount-bar';
import { phoneLabel, rowGrid, rowHead, rowLine } from './budget-layout';
import { amountFields, amountNames } from './lines/category-cell';
import { CategoryRow } from './lines/category-row';
import { formatRemaining } from './lines/format-remaining';
import type { LineFilter } from './line-filter';
import type { LineEdits } from './lines/use-line-edits';
import { Suspense, useState } from 'react';

const LinePanel = loadLatePart(() => import('./lines/line-panel'), 'LinePanel');

interface BudgetTableProps {
  budget: Budget;
  categories: BudgetCategory[];
  totals: BudgetTotals;
  trip: TripDetail;
  filter: LineFilter;
  edits: LineEdits;
  onBlocked: (() => void) | undefined;
}

const none: BudgetLine[] = [];

const linesByCategory = (lines: readonly BudgetLine[]): Map<BudgetCategory, BudgetLine[]> => {
  const grouped = new Map<BudgetCategory, BudgetLine[]>();
  for (const line of lines) {
    const group = grouped.get(line.category);
    if (group) group.push(line);
    else grouped.set(line.category, [line]);
  }
  return grouped;
};

export function BudgetTable(props: BudgetTableProps) {
  const { budget, categories, totals, trip, filter, edits, onBlocked } = props;
  const { total } = totals;
  const linesOf = linesByCategory(budget.lines);
  const paid = sumPaidByLine(budget.expenses);
  const [openId, setOpenId] = useState<string>();
  const opened = budget.lines.find(({ id }) => id === openId);
  return (
    <>
      <div
        role="table"
        aria-label="Budget by category"
        className="@container rounded-card border border-hairline bg-surface"
      >
        <div role="rowgroup" className="hidden lg:block print:block">
          <div role="row" className={`${rowGrid} text-sm font-semibold text-muted`}>
            <span role="columnheader">Category</span>
            {amountFields.map((field) => (
              <span role="columnheader" key={field} className="pr-2 text-right">
                {amountNames[field]}
              </span>
            ))}
            <span role="columnheader" className="text-right">
              Left
            </span>
            <span role="columnheader" className="sr-only">
              Share used
            </span>
          </div>
        </div>
        {categories.map((category) => (
          <CategoryRow
            key={category}
            category={category}
            lines={linesOf.get(category) ?? none}
            paid={paid}
            amounts={totals.byCategory[category]}
            trip={trip}
            filter={filter}
            edits={edits}
            onBlocked={onBlocked}
            onOpenLine={setOpenId}
          />
        ))}
        <div role="row" className={`${rowGrid} border-t-2 border-ink font-semibold`}>
          <div role="rowheader" className={`${rowHead} flex min-h-11 items-center lg:pl-7 print:pl-7`}>
            Whole trip
          </div>
          {amountFields.map((field) => (
            <div
              role="cell"
              key={field}
              className="order-2 text-right tabular-nums lg:order-none print:order-none"
            >
              <span aria-hidden className={`${phoneLabel} font-normal`}>
                {amountNames[field]}
              </span>
              <span className="block pr-2">{formatMoney(total[field])}</span>
            </div>
          ))}
          <div
            role="cell"
            className={`self-center text-right text-sm tabular-nums lg:text-base print:text-base ${total.leftCents < 0 ? 'text-berry' : ''}`}
          >
            {formatRemaining(total)}
          </div>
          <div role="cell" className={rowLine}>
            <AmountBar amounts={total} />
          </div>
        </div>
      </div>
      {opened ? (
        <Suspense fallback={null}>
          <LinePanel
            key={opened.id}
            line={opened}
            paidCents={paid.get(opened.id) ?? 0}
            {...{ trip, edits, onBlocked }}
            onClose={() => setOpenId(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
