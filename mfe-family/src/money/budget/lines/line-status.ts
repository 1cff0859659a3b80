import type { BudgetLine, DueKind, LineStatus } from '@landsea/contracts/money';
import type { TripDetail } from '@landsea/contracts/trip';
import { formatDate, formatMoney } from '@landsea/web-kit';
import { findPersonRef } from '../../../trip-frame/people/party';
import type { LineChange } from '../../../trip-frame/api/budget-line-queue';

export const statusNames: Record<LineStatus, string> = { planned: 'Planned', booked: 'Booked', paid: 'Paid' };
export const dueNames: Record<DueKind, string> = { deposit: 'Deposit', 'final-payment': 'Final payment' };

/**
 * An empty amount that the new status needs is copied from the one before it, less the expenses
 * (`paidCents`), so that "Paid" counts as spent.
 */
export const makeStatusChange = (line: BudgetLine, status: LineStatus, paidCents: number): LineChange => {
  const { plannedCents, bookedCents, spentCents } = line;
  const bookedNow = status === 'booked' && bookedCents === 0 && plannedCents > 0;
  const missing = (bookedCents > 0 ? bookedCents : plannedCents) - paidCents;
  const paidNow = status === 'paid' && spentCents === 0 && missing > 0;
  return {
    status,
    ...(bookedNow ? { bookedCents: plannedCents } : {}),
    ...(paidNow ? { spentCents: missing } : {}),
  };
};

export const describeLine = (line: BudgetLine, party: TripDetail['party'], paidCents: number): string => {
  const { status, day, vendor, dueOn, dueKind } = line;
  const due = dueOn && `${dueKind ? dueNames[dueKind] : 'Due'} by ${formatDate(dueOn)}`;
  return [
    statusNames[status],
    findPersonRef(party, line),
    day && formatDate(day),
    vendor,
    status !== 'paid' && due,
    paidCents > 0 && `${formatMoney(paidCents)} paid by expenses`,
  ]
    .filter(Boolean)
    .join(' · ');
};
