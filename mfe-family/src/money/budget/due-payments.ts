import { paymentsDue } from '@landsea/contracts/money';
import type { Budget, LinePayment } from '@landsea/contracts/money';

interface LatePayment extends LinePayment {
  isLate: boolean;
}

/** Sorted by date. `today` is a calendar date. */
export const duePayments = (budget: Budget, today: string): LatePayment[] =>
  paymentsDue(budget).map((payment) => ({ ...payment, isLate: payment.dueOn < today }));
