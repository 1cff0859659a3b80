import { currencyDigits } from '@landsea/contracts/core';
import { budgetCategoryNames, type Expense } from '@landsea/contracts/money';
import { toCsvTable } from '../../../trip-frame/files/csv-table';
import { formatMinor } from '../form/amount-text';
import { exportHeader } from './own-export';
import { formatShares } from './csv-shares';

/**
 * Our own import reads this table back. The list has the latest expense first, the table the earliest.
 * Receipts, series and budget lines are left out.
 */
export const makeExpensesCsv = (latestFirst: readonly Expense[], nameOf: (ref: string) => string): string => {
  const expenses = latestFirst.toReversed();
  const rows = expenses.map(({ day, what, amountCents, category, paidBy, note, original, shares }) => [
    day,
    what,
    formatMinor(amountCents, 2),
    budgetCategoryNames[category],
    paidBy === null ? '' : nameOf(paidBy),
    note ?? '',
    original?.currency ?? 'USD',
    original
      ? formatMinor(Math.sign(amountCents) * original.amountMinor, currencyDigits[original.currency])
      : '',
    original?.rate ?? '',
    shares ? formatShares(shares, nameOf) : '',
  ]);
  return toCsvTable([[...exportHeader], ...rows]);
};
