import { joinWords } from '@landsea/contracts/core';
import { budgetCategoryNames, type BudgetCategory } from '@landsea/contracts/money';
import type { BudgetTotals } from '@landsea/rules/money';
import { formatMoney } from '@landsea/web-kit';

export const describeOverBudget = (
  categories: readonly BudgetCategory[],
  { byCategory }: BudgetTotals,
): string | undefined => {
  const over = categories
    .map((category) => ({ category, leftCents: byCategory[category].leftCents }))
    .filter(({ leftCents }) => leftCents < 0)
    .sort((a, b) => a.leftCents - b.leftCents)
    .map(({ category, leftCents }) => `${budgetCategoryNames[category]} by ${formatMoney(-leftCents)}`);
  return over.length === 0 ? undefined : `Over plan: ${joinWords(over)}.`;
};
