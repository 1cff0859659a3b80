import { budgetCategoryNames, type BudgetCategory, type BudgetLine } from '@landsea/contracts/money';
import type { BudgetAmounts } from '@landsea/rules/money';
import type { TripDetail } from '@landsea/contracts/trip';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { formatMoney } from '@landsea/web-kit';
import { useId, useRef, useState } from 'react';
import { AmountBar } from './amount-bar';
import { AmountCell } from './amount-cell';
import { phoneLabel, rowGrid, rowHead, rowLine } from '../budget-layout';
import { amountFields, amountNames, getCategoryCell, getExpensesIn, type AmountField } from './category-cell';
import { describeCategory } from './category-labels';
import { CategoryLines } from './category-lines';
import { formatRemaining } from './format-remaining';
import { getAssignment, type LineFilter } from '../line-filter';
import type { LineEdits } from './use-line-edits';

export interface CategoryRowProps {
  category: BudgetCategory;
  lines: BudgetLine[];
  paid: ReadonlyMap<string, number>;
  amounts: BudgetAmounts;
  trip: TripDetail;
  filter: LineFilter;
  edits: LineEdits;
  onBlocked: (() => void) | undefined;
  onOpenLine: (lineId: string) => void;
}

/** A phone shows name, bar and remainder, and the amounts behind a tap. */
export function CategoryRow(props: CategoryRowProps) {
  const { category, lines, paid, amounts, trip, filter, edits, onBlocked, onOpenLine } = props;
  const [open, setOpen] = useState(false);
  const linesId = useId();
  const seen = useRef<BudgetLine>(undefined);
  const name = budgetCategoryNames[category];
  const cell = getCategoryCell(lines);
  const words = describeCategory(lines, amounts);

  /** The typed amount includes expenses, so the line gets the difference. */
  const commit = async (field: AmountField, cents: number) => {
    const inExpenses = getExpensesIn(lines, amounts, field);
    const own = cents - inExpenses;
    if (own < 0)
      return `${formatMoney(inExpenses)} of it comes from expenses: enter that or more, or change them in Spending`;
    if (cell.kind === 'edits') return edits.save(seen.current ?? cell.line, { [field]: own });
    return edits.startCategory(category, field, own, getAssignment(filter));
  };

  return (
    <>
      <div role="row" className={`${rowGrid} relative border-t border-hairline`}>
        <div role="rowheader" className={rowHead}>
          <DisclosureButton
            open={open}
            controls={linesId}
            onToggle={() => setOpen(!open)}
            // A closed row on a phone opens wherever it is touched.
            className={`font-semibold ${open ? '' : 'max-lg:after:absolute max-lg:after:inset-0'}`}
          >
            {name}
          </DisclosureButton>
          {words ? <p className="pl-7 text-sm text-muted tabular-nums">{words}</p> : null}
        </div>
        {amountFields.map((field) => (
          <div
            role="cell"
            key={field}
            className={`${open ? '' : 'hidden lg:block print:block'} order-2 min-w-0 lg:order-none print:order-none`}
          >
            <span aria-hidden className={phoneLabel}>
              {amountNames[field]}
            </span>
            {cell.kind === 'sums' ? (
              <button
                type="button"
                aria-label={`${amountNames[field]} for ${name}: ${formatMoney(amounts[field])}, the sum of ${cell.count} ${cell.count === 1 ? 'line' : 'lines'}`}
                onClick={() => setOpen(true)}
                className={`min-h-11 w-full cursor-pointer rounded-lg px-2 text-right tabular-nums hover:bg-sea-soft ${amounts[field] === 0 ? 'text-muted' : ''}`}
              >
                {formatMoney(amounts[field]).replace('$', '')}
              </button>
            ) : (
              <AmountCell
                label={`${amountNames[field]} for ${name}`}
                column={field}
                valueCents={amounts[field]}
                onBegin={() => {
                  seen.current = lines[0];
                }}
                onCommit={(cents) => commit(field, cents)}
                onBlocked={onBlocked}
              />
            )}
          </div>
        ))}
        <div
          role="cell"
          className={`self-center text-right text-sm tabular-nums lg:text-base print:text-base ${amounts.leftCents < 0 ? 'font-semibold text-berry' : 'text-muted'}`}
        >
          {formatRemaining(amounts)}
        </div>
        <div role="cell" className={rowLine}>
          <AmountBar amounts={amounts} />
        </div>
      </div>
      <div id={linesId} role="rowgroup" aria-label={`Lines of ${name}`} hidden={!open} className="bg-paper">
        {open ? (
          <CategoryLines {...{ category, lines, paid, trip, filter, edits, onBlocked, onOpenLine }} />
        ) : null}
      </div>
    </>
  );
}
