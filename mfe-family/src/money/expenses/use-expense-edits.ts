import type { Expense } from '@landsea/contracts/money';
import { useRows } from '@landsea/web-kit/rows';
import { expenseRows } from './expense-rows';

type OfferUndo = (offer: { text: string; undo: () => void }) => void;

export const useExpenseEdits = (tripId: string, offerUndo: OfferUndo) => {
  const { create, save, remove, conflict, settleConflict } = useRows(expenseRows, tripId);
  return {
    create,
    save,
    conflict,
    settleConflict,
    /** `following` includes the later ones of its series. */
    remove: async (expense: Expense, following = false): Promise<void> => {
      const removed = await remove(expense, following ? { following: true } : undefined);
      if (removed.kind !== 'saved') return;
      const others = (removed.removedIds?.length ?? 1) - 1;
      offerUndo({
        text: others > 0 ? `${expense.what} and ${others} later deleted` : `${expense.what} deleted`,
        undo: () => void removed.undo?.(),
      });
    },
    duplicate: async (expense: Expense, today: string): Promise<void> => {
      const { category, what, amountCents, original, paidBy, shares, lineId, note } = expense;
      const copy = { category, what, amountCents, original, paidBy, shares, lineId, day: today };
      const result = await create({ ...copy, ...(note && { note }), id: crypto.randomUUID() });
      if (result.kind !== 'saved') return;
      offerUndo({ text: `${what} again, today`, undo: () => void remove(result.row) });
    },
  };
};

export type ExpenseEdits = ReturnType<typeof useExpenseEdits>;
