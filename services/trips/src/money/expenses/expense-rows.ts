import { createHash } from 'node:crypto';
import { nameExpense, listRepeatingDays, type CreateExpense } from '@landsea/contracts/money';

export type NewExpense = Omit<CreateExpense, 'repeat'> & { seriesId: string | null };

/** Derived, so that a retry adds none. */
const laterId = (firstId: string, index: number): string => {
  const hash = createHash('sha256').update(`${firstId} ${index}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

export const toExpenseRows = ({ repeat, ...written }: CreateExpense): NewExpense[] => {
  const expense = nameExpense(written);
  return repeat
    ? listRepeatingDays(expense.day, repeat).map((day, index) => ({
        ...expense,
        id: index === 0 ? expense.id : laterId(expense.id, index),
        day,
        seriesId: expense.id,
      }))
    : [{ ...expense, seriesId: null }];
};
