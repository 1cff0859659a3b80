import { budgetCategories } from './budget.js';
import type { BudgetCategory, BudgetLine, ExpenseSum } from './budget.js';

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

type LineAmounts = Pick<BudgetLine, 'category' | 'plannedCents' | 'bookedCents' | 'spentCents'> & {
  id?: string;
};

interface Sums {
  plannedCents: number;
  bookedCents: number;
  spentCents: number;
  /** What lines have claimed of the plan: each the greater of booked and spent. */
  claimedCents: number;
}

const none = (): Sums => ({ plannedCents: 0, bookedCents: 0, spentCents: 0, claimedCents: 0 });

const amountsOf = ({ plannedCents, bookedCents, spentCents, claimedCents }: Sums): BudgetAmounts => ({
  plannedCents,
  bookedCents,
  spentCents,
  leftCents: plannedCents - Math.max(claimedCents, spentCents),
});

/**
 * Sums of a budget's lines and expenses, in cents: the one place where budget money is added up. An expense that names a
 * line of its category is that line's payment; any other first pays what the category has booked and not yet paid.
 */
export const budgetTotals = (
  lines: readonly LineAmounts[],
  expenses: readonly ExpenseSum[] = [],
): BudgetTotals => {
  const sums = new Map<BudgetCategory, Sums>(budgetCategories.map((category) => [category, none()]));
  const paid = new Map<string, number>();
  for (const { category, lineId, spentCents } of expenses) {
    const sum = sums.get(category);
    if (sum) sum.spentCents += spentCents;
    if (lineId) paid.set(`${category} ${lineId}`, (paid.get(`${category} ${lineId}`) ?? 0) + spentCents);
  }
  for (const { id, category, plannedCents, bookedCents, spentCents } of lines) {
    const sum = sums.get(category);
    if (!sum) continue;
    sum.plannedCents += plannedCents;
    sum.bookedCents += bookedCents;
    sum.spentCents += spentCents;
    sum.claimedCents += Math.max(bookedCents, spentCents + (paid.get(`${category} ${id ?? ''}`) ?? 0));
  }
  const byCategory = Object.fromEntries(
    budgetCategories.map((category) => [category, amountsOf(sums.get(category) ?? none())]),
  ) as Record<BudgetCategory, BudgetAmounts>;
  const total = amountsOf(none());
  for (const amounts of Object.values(byCategory)) {
    total.plannedCents += amounts.plannedCents;
    total.bookedCents += amounts.bookedCents;
    total.spentCents += amounts.spentCents;
    total.leftCents += amounts.leftCents;
  }
  return { byCategory, total };
};
