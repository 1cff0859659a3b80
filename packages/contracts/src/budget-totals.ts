import { budgetCategories } from './budget.js';
import type { BudgetCategory, BudgetLine } from './budget.js';

/** Cents. left = planned - the greater of booked and spent; negative when over budget. */
export interface BudgetAmounts {
  plannedCents: number;
  bookedCents: number;
  spentCents: number;
  leftCents: number;
}

export interface BudgetTotals {
  byCategory: Record<BudgetCategory, BudgetAmounts>;
  total: BudgetAmounts;
}

const none = (): BudgetAmounts => ({ plannedCents: 0, bookedCents: 0, spentCents: 0, leftCents: 0 });

const plus = (
  sum: BudgetAmounts,
  line: Pick<BudgetLine, 'plannedCents' | 'bookedCents' | 'spentCents'>,
): BudgetAmounts => ({
  plannedCents: sum.plannedCents + line.plannedCents,
  bookedCents: sum.bookedCents + line.bookedCents,
  spentCents: sum.spentCents + line.spentCents,
  leftCents: sum.leftCents + line.plannedCents - Math.max(line.bookedCents, line.spentCents),
});

/** Sums of a budget's lines, in cents: the one place where budget money is added up. */
export const budgetTotals = (
  lines: readonly Pick<BudgetLine, 'category' | 'plannedCents' | 'bookedCents' | 'spentCents'>[],
): BudgetTotals => {
  const byCategory = Object.fromEntries(budgetCategories.map((category) => [category, none()])) as Record<
    BudgetCategory,
    BudgetAmounts
  >;
  let total = none();
  for (const line of lines) {
    byCategory[line.category] = plus(byCategory[line.category], line);
    total = plus(total, line);
  }
  return { byCategory, total };
};
