import type { CalendarDate } from '../core/primitives.js';
import { paidCents, stillToPay, type Budget, type BudgetLine, type DueKind } from './budget.js';

/** An amount that has to be there by a date, in cents. */
export interface DueAmount {
  dueOn: CalendarDate;
  cents: number;
}

/** A payment of a line of the budget: what is still to pay on it, by its own figures and the expenses that name it. */
export interface LinePayment extends DueAmount {
  /** Its own id where it is one payment of a booking. */
  paymentId: string | null;
  kind: DueKind | null;
  line: BudgetLine;
}

type DueLine = Pick<
  BudgetLine,
  'plannedCents' | 'bookedCents' | 'spentCents' | 'status' | 'dueOn' | 'dueKind' | 'dues'
>;

/**
 * The dated payments of one line, the next first: each payment of a booking, else what is still to pay on the line's own date.
 * @param paidCents what expenses have paid of the line: it settles what falls due first.
 */
export const duesOfLine = <Line extends DueLine>(
  line: Line,
  paidCents: number,
): Omit<LinePayment, 'line'>[] => {
  const { dueOn, dueKind: kind, dues } = line;
  if (!dues || dues.length === 0) {
    const cents = stillToPay({ ...line, spentCents: line.spentCents + paidCents });
    return dueOn && cents > 0 ? [{ paymentId: null, kind, dueOn, cents }] : [];
  }
  // A booking that is only held is no more than what is paid of it, but its payments are due all the same.
  if (line.status === 'paid' && line.bookedCents >= line.plannedCents) return [];
  let left = paidCents;
  return dues
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))
    .flatMap(({ id: paymentId, ...due }) => {
      const settled = Math.min(Math.max(0, left), due.cents);
      left -= settled;
      return due.cents > settled ? [{ ...due, paymentId, cents: due.cents - settled }] : [];
    });
};

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
    .flatMap((line) => duesOfLine(line, paid.get(line.id) ?? 0).map((due) => ({ ...due, line })))
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn));
};
