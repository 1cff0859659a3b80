import type { CalendarDate } from '../core/primitives.js';
import { paidCents, stillToPay, type Budget, type BudgetLine } from './budget.js';

/** An amount that has to be there by a date, in cents. */
export interface DueAmount {
  dueOn: CalendarDate;
  cents: number;
}

/** A payment of a line of the budget: what is still to pay on it, by its own figures and the expenses that name it. */
export interface LinePayment extends DueAmount {
  line: BudgetLine;
}

/** What expenses have paid of each line by today, in cents, by its id. */
export const paidByExpenses = (expenses: Budget['expenses']): Map<string, number> => {
  const paid = new Map<string, number>();
  for (const expense of expenses) {
    const { lineId } = expense;
    if (lineId) paid.set(lineId, (paid.get(lineId) ?? 0) + paidCents(expense));
  }
  return paid;
};

/** What is still to be paid by a date, the next first. */
export const paymentsDue = ({ lines, expenses }: Pick<Budget, 'lines' | 'expenses'>): LinePayment[] => {
  const paid = paidByExpenses(expenses);
  return lines
    .flatMap((line) => {
      if (!line.dueOn) return [];
      const cents = stillToPay({ ...line, spentCents: line.spentCents + (paid.get(line.id) ?? 0) });
      return cents > 0 ? [{ line, dueOn: line.dueOn, cents }] : [];
    })
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn));
};
