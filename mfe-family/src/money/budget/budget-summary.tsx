import type { BudgetCategory, BudgetTotals } from '@landsea/contracts/money';
import { Notice } from '@landsea/ui/notice';
import { Tide } from '@landsea/ui/horizon/progress-tide';
import { formatMoney } from '@landsea/web-kit';
import { overBudgetWords } from './lines/over-budget';

const whole = (cents: number) => formatMoney(cents, { whole: true });

interface BudgetSummaryProps {
  categories: BudgetCategory[];
  totals: BudgetTotals;
}

/** The tide of the whole trip and what it says in words. */
export function BudgetSummary({ categories, totals }: BudgetSummaryProps) {
  const { total } = totals;
  const { plannedCents, bookedCents, spentCents, upcomingCents, leftCents } = total;
  const over = leftCents < 0;
  const overWords = overBudgetWords(categories, totals);
  return (
    <div className="grid gap-3 pb-8">
      <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
        <span className={`font-display text-3xl font-semibold ${over ? 'text-berry' : ''}`}>
          {whole(Math.abs(leftCents))}
        </span>
        <span className="text-lg text-muted">
          {over ? `over the ${whole(plannedCents)} planned` : `left of ${whole(plannedCents)} planned`}
        </span>
      </p>
      <Tide
        value={plannedCents > 0 ? spentCents / plannedCents : 0}
        over={over}
        label="Spent of the planned budget"
        valueText={`${whole(spentCents)} of ${whole(plannedCents)}`}
      />
      <p className="text-muted tabular-nums">
        {whole(spentCents)} spent{upcomingCents > 0 ? ` · ${whole(upcomingCents)} coming up` : ''} ·{' '}
        {whole(bookedCents)} booked
      </p>
      {overWords ? <Notice tone="warning">{overWords}</Notice> : null}
    </div>
  );
}
