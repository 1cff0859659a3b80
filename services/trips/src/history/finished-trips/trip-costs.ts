import { sumBudget } from '@landsea/rules/money';
import type { BudgetCategory, BudgetLine, ExpenseSum } from '@landsea/contracts/money';
import { type PastTrip } from '@landsea/contracts/trip';

export type LineSum = Pick<
  BudgetLine,
  'category' | 'plannedCents' | 'bookedCents' | 'spentCents' | 'source' | 'isEstimate' | 'isBesideEstimate'
>;

const SHOWN = 3;

export const sumCost = (lines: LineSum[], expenses: ExpenseSum[]): NonNullable<PastTrip['cost']> => {
  const { total, byCategory } = sumBudget(lines, expenses);
  const largest = Object.entries(byCategory)
    .map(([category, { spentCents }]) => ({ category: category as BudgetCategory, spentCents }))
    .filter(({ spentCents }) => spentCents > 0)
    .sort((a, b) => b.spentCents - a.spentCents)
    .slice(0, SHOWN);
  return { plannedCents: total.plannedCents, spentCents: total.spentCents, largest };
};
