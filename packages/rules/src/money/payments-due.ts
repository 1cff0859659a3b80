import type { CalendarDate } from '@landsea/contracts/core';
import { sumPaid, getStillToPay } from './line-status.js';
import type { Budget, BudgetLine, DueKind } from '@landsea/contracts/money';

export interface DueAmount {
  dueOn: CalendarDate;
  cents: number;
}

export interface LinePayment extends DueAmount {
  paymentId: string | null;
  kind: DueKind | null;
  line: BudgetLine;
}

type DueLine = Pick<
  BudgetLine,
  'plannedCents' | 'bookedCents' | 'spentCents' | 'status' | 'dueOn' | 'dueKind' | 'dues'
>;

/** The next first. @param paidCents paid by expenses; it settles the earliest dues. */
export const listLineDues = <Line extends DueLine>(
  line: Line,
  paidCents: number,
): Omit<LinePayment, 'line'>[] => {
  const { dueOn, dueKind: kind, dues } = line;
  if (!dues || dues.length === 0) {
    const cents = getStillToPay({ ...line, spentCents: line.spentCents + paidCents });
    return dueOn && cents > 0 ? [{ paymentId: null, kind, dueOn, cents }] : [];
  }
  // Payments of a held booking are due, although it counts only as far as it is paid.
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

/** Cents by line id, by today. */
export const sumPaidByLine = (expenses: Budget['expenses']): Map<string, number> => {
  const paid = new Map<string, number>();
  for (const expense of expenses) {
    const { lineId } = expense;
    if (lineId) paid.set(lineId, (paid.get(lineId) ?? 0) + sumPaid(expense));
  }
  return paid;
};

export const listPaymentsDue = ({ lines, expenses }: Pick<Budget, 'lines' | 'expenses'>): LinePayment[] => {
  const paid = sumPaidByLine(expenses);
  return lines
    .flatMap((line) => listLineDues(line, paid.get(line.id) ?? 0).map((due) => ({ ...due, line })))
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn));
};
