import type { BudgetAmounts } from '@landsea/rules/money';
import { formatMoney } from '@landsea/web-kit';

export const formatRemaining = ({
  plannedCents,
  bookedCents,
  spentCents,
  leftCents,
}: BudgetAmounts): string => {
  if (plannedCents === 0 && bookedCents === 0 && spentCents === 0) return 'nothing yet';
  return leftCents < 0 ? `${formatMoney(-leftCents)} over` : `${formatMoney(leftCents)} left`;
};
