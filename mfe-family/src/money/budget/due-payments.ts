import { listPaymentsDue, type LinePayment } from '@landsea/rules/money';
import type { Budget } from '@landsea/contracts/money';

interface LatePayment extends LinePayment {
  isLate: boolean;
}

export const listLatePayments = (budget: Budget, today: string): LatePayment[] =>
  listPaymentsDue(budget).map((payment) => ({ ...payment, isLate: payment.dueOn < today }));
