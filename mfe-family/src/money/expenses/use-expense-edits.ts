import type { CreateExpense, Expense } from '@landsea/contracts/money';
import { apiErrorOf, fieldErrorsOf, useAppDispatch } from '@landsea/web-kit';
import {
  expensesApi,
  expensesCache,
  useAddExpenseMutation,
  useRemoveExpenseMutation,
  useRestoreExpensesMutation,
  useSaveExpenseMutation,
} from './expenses-api';
import type { ExpenseFields } from './form/expense-draft';

type OfferUndo = (offer: { text: string; undo: () => void }) => void;

const failureOf = (error: unknown): string =>
  Object.values(fieldErrorsOf(error))[0] ?? `Not saved. ${apiErrorOf(error).message}`;

/** How an edit ended: theirs is what somebody else made of the same fields meanwhile. */
export type EditOutcome = { failure?: string; theirs?: Expense };

const shownOf = ({ repeat, ...expense }: CreateExpense): Expense => ({
  ...expense,
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

type Field = keyof ExpenseFields & keyof Expense;
const together: readonly (readonly Field[])[] = [
  ['amountCents', 'original'],
  ['category', 'lineId'],
];

const clashes = (seen: Expense, theirs: Expense, change: Partial<ExpenseFields>): boolean => {
  const mine = { ...seen, ...change };
  const fields = (Object.keys(change) as Field[]).flatMap(
    (field) => together.find((group) => group.includes(field)) ?? [field],
  );
  return fields.some(
    (field) =>
      JSON.stringify(seen[field]) !== JSON.stringify(theirs[field]) &&
      JSON.stringify(theirs[field]) !== JSON.stringify(mine[field]),
  );
};

/** Every way to change a trip's expenses. */
export const useExpenseEdits = (tripId: string, offerUndo: OfferUndo) => {
  const dispatch = useAppDispatch();
  const [addExpense] = useAddExpenseMutation();
  const [saveExpense] = useSaveExpenseMutation();
  const [removeExpense] = useRemoveExpenseMutation();
  const [restoreExpenses] = useRestoreExpensesMutation();

  const fresh = async (expenseId: string): Promise<Expense | undefined> => {
    const { getExpense } = expensesApi.endpoints;
    const query = getExpense.initiate({ tripId, expenseId }, { forceRefetch: true, subscribe: false });
    return (await dispatch(query)).data;
  };

  /** @returns what went wrong in words, or undefined. */
  const add = async (fields: ExpenseFields, id: string): Promise<string | undefined> => {
    const expense: CreateExpense = { id, ...fields };
    const answer = await addExpense({ tripId, expense, shown: shownOf(expense) });
    return answer.error ? failureOf(answer.error) : undefined;
  };

  const remove = async (expense: Expense, following = false): Promise<void> => {
    const answer = await removeExpense({ tripId, expense, following });
    if (answer.error) return;
    const { removedIds } = answer.data;
    const others = removedIds.length - 1;
    offerUndo({
      text: others > 0 ? `${expense.what} and ${String(others)} later deleted` : `${expense.what} deleted`,
      undo: () => void restoreExpenses({ tripId, expenseIds: removedIds }),
    });
  };

  return {
    add,
    remove,
    /** Edits of other fields by somebody else stay; of the same ones they are answered, to be decided on. */
    save: async (seen: Expense, change: Partial<ExpenseFields>): Promise<EditOutcome> => {
      if (Object.keys(change).length === 0) return {};
      const answer = await saveExpense({ tripId, seen, change });
      if (!answer.error) return {};
      if (apiErrorOf(answer.error).code !== 'EDIT_CONFLICT') return { failure: failureOf(answer.error) };
      const theirs = await fresh(seen.id);
      if (!theirs) return { failure: 'Somebody else deleted this expense while you were typing.' };
      expensesCache(dispatch, tripId).put([theirs]);
      if (clashes(seen, theirs, change)) return { theirs };
      const again = await saveExpense({ tripId, seen: theirs, change });
      return again.error ? { failure: failureOf(again.error) } : {};
    },
    duplicate: async (expense: Expense, today: string): Promise<void> => {
      const { category, what, amountCents, original, paidBy, shares, lineId, note } = expense;
      const id = crypto.randomUUID();
      const copy = { category, what, amountCents, original, paidBy, shares, lineId, day: today };
      const failure = await add({ ...copy, ...(note && { note }) }, id);
      if (failure) return;
      offerUndo({
        text: `${what} again, today`,
        undo: () => void removeExpense({ tripId, expense: { ...expense, id } }),
      });
    },
  };
};

export type ExpenseEdits = ReturnType<typeof useExpenseEdits>;
