import type { CreateExpense, Expense } from '@landsea/contracts/money';
import { makeStableId } from './stable-id';

export interface DividedRows {
  fresh: CreateExpense[];
  /** They keep new ids, so that a person can import them once more. */
  known: CreateExpense[];
}

const contentOf = ({ day, amountCents, what }: CreateExpense | Expense): string =>
  JSON.stringify([day, amountCents, what.trim().toLowerCase()]);

/**
 * A row is known when it was imported before, or has an expense's day, amount and text, and its payer when
 * both name one. An expense matches one row.
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
    const idOf = () => makeStableId(`${row.id} once more ${time}`);
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
