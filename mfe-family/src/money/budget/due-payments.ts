import { paidCents, stillToPay } from '@landsea/contracts/money';
import type { Budget, BudgetLine } from '@landsea/contracts/money';

interface DuePayment {
  line: BudgetLine;
  dueOn: string;
  /** Cents still to pay on the line, by its own figures and the expenses that name it. */
  cents: number;
  isLate: boolean;
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

/** What is still to be paid by a date, the next first. `today` is a calendar date. */
export const duePayments = ({ lines, expenses }: Budget, today: string): DuePayment[] => {
  const paid = paidByExpenses(expenses);
  return lines
    .flatMap((line) => {
      if (!line.dueOn || line.status === 'paid') return [];
      const spentCents = line.spentCents + (paid.get(line.id) ?? 0);
      const cents = stillToPay({ ...line, spentCents });
      return cents > 0 ? [{ line, dueOn: line.dueOn, cents, isLate: line.dueOn < today }] : [];
    })
    .sort((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0));
};
