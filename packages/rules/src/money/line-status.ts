import type { LineStatus, BudgetLine, ExpenseSum } from '@landsea/contracts/money';

/** Cents. */
export const sumPaid = ({
  spentCents,
  upcomingCents = 0,
}: Pick<ExpenseSum, 'spentCents' | 'upcomingCents'>): number => spentCents - upcomingCents;

/** paid once all known costs are spent, booked once something is. */
export const getLineStatus = (
  line: Pick<BudgetLine, 'plannedCents' | 'bookedCents' | 'spentCents'>,
): LineStatus => {
  const costs = line.bookedCents > 0 ? line.bookedCents : line.plannedCents;
  if (line.spentCents > 0 && line.spentCents >= costs) return 'paid';
  return line.bookedCents > 0 ? 'booked' : 'planned';
};

/** Cents; 0 once it is marked as paid. */
export const getStillToPay = (
  line: Pick<BudgetLine, 'plannedCents' | 'bookedCents' | 'spentCents' | 'status'>,
): number => {
  if (line.status === 'paid') return 0;
  const costs = line.bookedCents > 0 ? line.bookedCents : line.plannedCents;
  return Math.max(0, costs - line.spentCents);
};
