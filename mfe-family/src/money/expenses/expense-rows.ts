import { responseSchema } from '@landsea/contracts/core';
import { Expense, nameExpense, RemovedExpenses, SavedExpenses, TripExpenses } from '@landsea/contracts/money';
import type { CreateExpense } from '@landsea/contracts/money';
import { answerOf } from '@landsea/web-kit';
import { RowList } from '@landsea/web-kit/rows';
import { expenseQueue, expensesApi, toExpensesUrl } from './expenses-api';

const previewOf = ({ repeat, ...expense }: CreateExpense): Expense => ({
  ...nameExpense(expense),
  original: expense.original ?? null,
  paidBy: expense.paidBy ?? null,
  shares: expense.shares ?? null,
  lineId: expense.lineId ?? null,
  note: expense.note || null,
  seriesId: repeat ? expense.id : null,
  receipt: null,
  version: 0,
  updatedAt: new Date().toISOString(),
});

/** The latest day comes first, and a new expense before the others of its day. */
export const insertExpense = (expenses: readonly Expense[], expense: Expense): Expense[] => {
  const known = expenses.find(({ id }) => id === expense.id);
  if (known?.day === expense.day) return expenses.map((each) => (each === known ? expense : each));
  const others = expenses.filter((each) => each !== known);
  const at = others.findIndex(({ day }) => day <= expense.day);
  return others.toSpliced(at < 0 ? others.length : at, 0, expense);
};

const savedIn = (answer: unknown): SavedExpenses | undefined =>
  responseSchema(SavedExpenses).safeParse(answer).data;

/** Undo of a deletion restores, which brings the receipts back too. */
export const expenseRows = new RowList({
  queue: expenseQueue,
  query: expensesApi.endpoints.getExpenses,
  rowsOf: (all: TripExpenses) => all.expenses,
  withRows: (all, expenses) => ({ ...all, expenses }),
  place: insertExpense,
  url: toExpensesUrl,
  parse: (answer, id): Expense =>
    answerOf(Expense)(savedIn(answer)?.expenses.find((expense) => expense.id === id) ?? answer),
  parseList: answerOf(TripExpenses),
  reread: (tripId, id) => ({ url: `${toExpensesUrl(tripId)}/${id}`, find: answerOf(Expense) }),
  preview: previewOf,
  alsoSaved: (answer) => savedIn(answer)?.expenses ?? [],
  removedIds: (answer) => answerOf(RemovedExpenses)(answer).removedIds,
  restoreRequest: (tripId, expenseIds) => ({
    url: `${toExpensesUrl(tripId)}/restore`,
    method: 'POST',
    body: { expenseIds },
  }),
  afterWrite: (tripId) => expensesApi.util.invalidateTags([{ type: 'Budget', id: tripId }]),
});
