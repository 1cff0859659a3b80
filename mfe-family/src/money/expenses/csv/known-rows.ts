import type { CreateExpense, Expense } from '@landsea/contracts/money';
import { stableId } from './stable-id';

export interface DividedRows {
  fresh: CreateExpense[];
  /** With ids of their own, so that who wants them once more gets them. */
  known: CreateExpense[];
}

const contentOf = ({ day, amountCents, what }: CreateExpense | Expense): string =>
  JSON.stringify([day, amountCents, what.trim().toLowerCase()]);

/**
 * Divides the rows of a table by whether the trip has them: imported before, or with the day, amount and words of an expense,
 * and its payer where both name one. An expense stands for one row.
 */
export const divideRows = (rows: readonly CreateExpense[], expenses: readonly Expense[]): DividedRows => {
  const ids = new Set(expenses.map(({ id }) => id));
  const named = new Set(rows.map(({ id }) => id));
  const others = new Map<string, Expense[]>();
  for (const expense of expenses) {
    const content = contentOf(expense);
    if (!named.has(expense.id)) others.set(content, [...(others.get(content) ?? []), expense]);
  }
  const takeSame = (row: CreateExpense): boolean => {
    const same = others.get(contentOf(row)) ?? [];
    const at = same.findIndex(({ paidBy }) => !paidBy || !row.paidBy || paidBy === row.paidBy);
    if (at >= 0) same.splice(at, 1);
    return at >= 0;
  };
  const onceMore = (row: CreateExpense): CreateExpense => {
    let time = 1;
    const idOf = () => stableId(`${row.id} once more ${String(time)}`);
    while (ids.has(idOf())) time += 1;
    return { ...row, id: idOf() };
  };
  const divided: DividedRows = { fresh: [], known: [] };
  for (const row of rows) {
    if (ids.has(row.id) || takeSame(row)) divided.known.push(onceMore(row));
    else divided.fresh.push(row);
  }
  return divided;
};
