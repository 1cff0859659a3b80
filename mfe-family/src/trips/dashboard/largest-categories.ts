import { budgetCategories, type BudgetCategory } from '@landsea/contracts/money';
import type { BudgetAmounts, BudgetTotals } from '@landsea/rules/money';

export interface CategoryShare {
  category: BudgetCategory;
  amounts: BudgetAmounts;
}

const weight = ({ plannedCents, bookedCents, spentCents }: BudgetAmounts) =>
  Math.max(plannedCents, bookedCents, spentCents);

export const listLargestCategories = ({ byCategory }: BudgetTotals): CategoryShare[] =>
  budgetCategories
    .map((category) => ({ category, amounts: byCategory[category] }))
    .filter(({ amounts }) => weight(amounts) > 0)
    .sort((a, b) => weight(b.amounts) - weight(a.amounts))
    .slice(0, 3);
