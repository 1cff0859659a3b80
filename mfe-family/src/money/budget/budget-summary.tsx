import type { BudgetCategory, BudgetTotals } from '@landsea/contracts/money';
import { Notice } from '@landsea/ui/notice';
import { Tide } from '@landsea/ui/horizon/progress-tide';
import { formatMoney } from '@landsea/web-kit';
import { LeftSum } from '../../trip-page/money/left-sum';
import { overBudgetWords } from './lines/over-budget';

const whole = (cents: number) => formatMoney(cents, { whole: true });

interface BudgetSummaryProps {
  categories: BudgetCategory[];
  totals: BudgetTotals;
}

/** The tide of the whole trip and what it says in words. */
export function BudgetSummary({ categories, totals }: BudgetSummaryProps) {
  const { total } = totals;
  const { plannedCents, spentCents, leftCents } = total;
  const overWords = overBudgetWords(categories, totals);
  return (
    <div className="grid gap-3 pb-8">
      <LeftSum amounts={total} size="page" />
      <Tide
        value={plannedCents > 0 ? spentCents / plannedCents : 0}
        over={leftCents < 0}
        label="Spent of the planned budget"
        valueText={`${whole(spentCents)} of ${whole(plannedCents)}`}
      />
      {overWords ? <Notice tone="warning">{overWords}</Notice> : null}
    </div>
  );
}
