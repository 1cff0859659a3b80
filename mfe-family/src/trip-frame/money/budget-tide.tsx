import type { BudgetAmounts } from '@landsea/rules/money';
import { Tide } from '@landsea/ui/horizon/progress-tide';
import { formatWholeMoney } from './whole-money';

export function BudgetTide({ amounts }: { amounts: BudgetAmounts }) {
  const { plannedCents, leftCents, spentCents } = amounts;
  // Spending without a plan is no part of one.
  const takenCents = plannedCents > 0 ? plannedCents - leftCents : spentCents;
  return (
    <Tide
      value={plannedCents > 0 ? takenCents / plannedCents : 0}
      over={plannedCents > 0 && leftCents < 0}
      label="Spent or booked of the planned budget"
      valueText={`${formatWholeMoney(takenCents)} of ${formatWholeMoney(plannedCents)}`}
    />
  );
}
