import { createHash } from 'node:crypto';
import { namedExpense, repeatingDays, type CreateExpense } from '@landsea/contracts/money';

export type NewExpense = Omit<CreateExpense, 'repeat'> & { seriesId: string | null };

/** The id of a later expense of a series: the same each time, so that a retry adds none. */
const laterId = (firstId: string, index: number): string => {
  const hash = createHash('sha256')
    .update(`${firstId} ${String(index)}`)
    .digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

/** The rows that an expense becomes: one, or one for each day on which it repeats. */
export const expenseRows = ({ repeat, ...written }: CreateExpense): NewExpense[] => {
  const expense = namedExpense(written);
  return repeat
    ? repeatingDays(expense.day, repeat).map((day, index) => ({
        ...expense,
        id: index === 0 ? expense.id : laterId(expense.id, index),
        day,
        seriesId: expense.id,
      }))
    : [{ ...expense, seriesId: null }];
};
