import { sumBudget, type BudgetAmounts } from './budget-totals.js';
import type { Budget } from '@landsea/contracts/money';

/** Cents: planned - spent - coming up - due; negative over plan. */
export interface MoneyLeft extends BudgetAmounts {
  /** Booked, unpaid, and not covered by a later expense. */
  dueCents: number;
  /** The goal of savings: due, coming up and left. */
  toPayCents: number;
}

export const getLeft = (amounts: BudgetAmounts): MoneyLeft => {
  const { plannedCents, spentCents, upcomingCents, leftCents } = amounts;
  const dueCents = plannedCents - spentCents - upcomingCents - leftCents;
  return { ...amounts, dueCents, toPayCents: dueCents + upcomingCents + Math.max(0, leftCents) };
};

/** The one amount that dashboard, budget, spending and savings show. */
export const getMoneyLeft = ({ lines, expenses }: Pick<Budget, 'lines' | 'expenses'>): MoneyLeft =>
  getLeft(sumBudget(lines, expenses).total);
