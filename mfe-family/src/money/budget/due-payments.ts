import { listPaymentsDue, type LinePayment } from '@landsea/rules/money';
import type { Budget } from '@landsea/contracts/money';

interface LatePayment extends LinePayment {
  isLate: boolean;
}

/** Sorted by date. `today` is a calendar date. */
export const listLatePayments = (budget: Budget, today: string): LatePayment[] =>
  listPaymentsDue(budget).map((payment) => ({ ...payment, isLate: payment.dueOn < today }));
