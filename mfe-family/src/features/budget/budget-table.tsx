import type { Budget, BudgetCategory, BudgetTotals } from '@landsea/contracts';
import { formatMoney } from '@landsea/web-kit';
import { AmountBar } from './amount-bar';
import { phoneLabel, rowGrid } from './budget-layout';
import { amountFields, amountNames } from './category-cell';
import { CategoryRow } from './category-row';
import { leftWords } from './left-words';
import type { LineEdits } from './use-line-edits';

interface BudgetTableProps {
  budget: Budget;
  categories: BudgetCategory[];
  totals: BudgetTotals;
  edits: LineEdits;
  onBlocked: (() => void) | undefined;
}

/** One table of the trip's categories; on a phone its rows are cards with the same cells. */
export function BudgetTable({ budget, categories, totals, edits, onBlocked }: BudgetTableProps) {
  const { total } = totals;
  return (
    <div
      role="table"
      aria-label="Budget by category"
      className="rounded-card border border-hairline bg-surface"
    >
      <div role="rowgroup" className="hidden lg:block">
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
          lines={budget.lines.filter((line) => line.category === category)}
          amounts={totals.byCategory[category]}
          edits={edits}
          onBlocked={onBlocked}
        />
      ))}
      <div role="row" className={`${rowGrid} border-t-2 border-ink font-semibold`}>
        <div role="rowheader" className="col-span-2 flex min-h-11 items-center lg:col-span-1 lg:pl-7">
          Whole trip
        </div>
        {amountFields.map((field) => (
          <div role="cell" key={field} className="order-2 pr-2 text-right tabular-nums lg:order-none">
            <span aria-hidden className={`${phoneLabel} font-normal`}>
              {amountNames[field]}
            </span>
            {formatMoney(total[field])}
          </div>
        ))}
        <div
          role="cell"
          className={`self-center text-right text-sm tabular-nums lg:text-base ${total.leftCents < 0 ? 'text-berry' : ''}`}
        >
          {leftWords(total)}
        </div>
        <div role="cell" className="order-1 col-span-3 lg:order-none lg:col-span-1 lg:pl-3">
          <AmountBar amounts={total} />
        </div>
      </div>
    </div>
  );
}
