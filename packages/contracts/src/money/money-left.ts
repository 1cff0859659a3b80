import { budgetTotals, type BudgetAmounts } from './budget-totals.js';
import type { Budget } from './budget.js';

/** Cents. `leftCents` = planned - spent - coming up - due, to the cent; negative when the plan is exceeded. */
export interface MoneyLeft extends BudgetAmounts {
  /** Booked and not paid yet, nor covered by an expense that is dated ahead. */
  dueCents: number;
  /** What the trip still has to pay: what is due or coming up, and what is left of the plan. The goal of savings. */
  toPayCents: number;
}

/** The sum behind what is left, of one category or of the whole trip. */
export const leftOf = (amounts: BudgetAmounts): MoneyLeft => {
  const { plannedCents, spentCents, upcomingCents, leftCents } = amounts;
  const dueCents = plannedCents - spentCents - upcomingCents - leftCents;
  return { ...amounts, dueCents, toPayCents: dueCents + upcomingCents + Math.max(0, leftCents) };
};

/**
 * What is left of a trip's money: the one number, and the one sum behind it, that the dashboard, the budget, the spending and
 * the savings show.
 */
export const moneyLeft = ({ lines, expenses }: Pick<Budget, 'lines' | 'expenses'>): MoneyLeft =>
  leftOf(budgetTotals(lines, expenses).total);
