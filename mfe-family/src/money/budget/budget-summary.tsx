import type { BudgetCategory } from '@landsea/contracts/money';
import type { BudgetTotals } from '@landsea/rules/money';
import { Notice } from '@landsea/ui/notice';
import { BudgetTide } from '../../trip-frame/money/budget-tide';
import { LeftSum } from '../../trip-frame/money/left-sum';
import { describeOverBudget } from './lines/over-budget';

interface BudgetSummaryProps {
  categories: BudgetCategory[];
  totals: BudgetTotals;
}

export function BudgetSummary({ categories, totals }: BudgetSummaryProps) {
  const { total } = totals;
  const overWords = describeOverBudget(categories, totals);
  return (
    <div className="grid gap-3 pb-8">
      <LeftSum amounts={total} size="page" />
      <BudgetTide amounts={total} />
      {overWords ? <Notice tone="warning">{overWords}</Notice> : null}
    </div>
  );
}
