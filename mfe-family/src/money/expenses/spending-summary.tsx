import { sumBudget } from '@landsea/rules/money';
import type { Budget, Expense } from '@landsea/contracts/money';
import { formatDate, formatMoney } from '@landsea/web-kit';
import { useMemo } from 'react';
import { BudgetTide } from '../../trip-frame/money/budget-tide';
import { LeftSum } from '../../trip-frame/money/left-sum';
import { formatWholeMoney } from '../../trip-frame/money/whole-money';
import { sumExpenses } from './expense-search';
import type { PartyPayer } from './form/people-of';

interface SpendingSummaryProps {
  budget: Budget;
  expenses: readonly Expense[];
  payers: readonly PartyPayer[];
  today: string;
}

/** The sum of future expenses, and the first day of them. */
const upcomingWords = (cents: number, expenses: readonly Expense[], today: string): string => {
  const next = expenses
    .map(({ day }) => day)
    .filter((day) => day > today)
    .sort()[0];
  return `${formatMoney(cents)} coming up${next ? `, the first due ${formatDate(next)}` : ''}`;
};

export function SpendingSummary({ budget, expenses, payers, today }: SpendingSummaryProps) {
  const { total } = useMemo(() => sumBudget(budget.lines, budget.expenses), [budget]);
  const paid = useMemo(
    () =>
      payers
        .map(({ ref, name }) => ({
          ref,
          name,
          cents: sumExpenses(expenses.filter(({ paidBy, day }) => paidBy === ref && day <= today)),
        }))
        .filter(({ cents }) => cents > 0)
        .sort((a, b) => b.cents - a.cents),
    [payers, expenses, today],
  );
  const inBudget = useMemo(() => budget.lines.reduce((sum, { spentCents }) => sum + spentCents, 0), [budget]);
  const inExpenses = total.spentCents - inBudget;
  const hasPlan = total.plannedCents > 0;
  return (
    <div className="grid gap-3 pb-6">
      {hasPlan ? (
        <LeftSum amounts={total} size="page" />
      ) : (
        <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
          <span className="font-display text-3xl font-semibold">{formatWholeMoney(total.spentCents)}</span>
          <span className="text-lg text-muted">spent</span>
        </p>
      )}
      <BudgetTide amounts={total} />
      {total.upcomingCents > 0 ? (
        <p className="text-sm text-muted tabular-nums">
          {upcomingWords(total.upcomingCents, expenses, today)}
        </p>
      ) : null}
      {inBudget > 0 && inExpenses > 0 ? (
        <p className="text-sm text-muted tabular-nums">
          {formatMoney(inBudget)} entered in the budget + {formatMoney(inExpenses)} in expenses
        </p>
      ) : null}
      {paid.length > 0 ? (
        <ul aria-label="Who paid" className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted tabular-nums">
          {paid.map(({ ref, name, cents }) => (
            <li key={ref} className="wrap-anywhere">
              {name} <span className="font-semibold text-ink">{formatWholeMoney(cents)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
