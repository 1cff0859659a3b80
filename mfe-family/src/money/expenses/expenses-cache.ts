import type { Expense, Settlement, TripExpenses } from '@landsea/contracts/money';

/** At its place: the latest day first, and within a day before those that are there. */
const put = (expenses: Expense[], expense: Expense): void => {
  const at = expenses.findIndex(({ id }) => id === expense.id);
  const known = expenses[at];
  if (known && known.version > expense.version) return;
  if (known?.day === expense.day) {
    expenses[at] = expense;
    return;
  }
  if (known) expenses.splice(at, 1);
  const place = expenses.findIndex(({ day }) => day <= expense.day);
  expenses.splice(place < 0 ? expenses.length : place, 0, expense);
};

/** What changes a trip's expenses make in what the browser holds of them. */
export const change = {
  put: (changed: readonly Expense[]) => (all: TripExpenses) => {
    for (const expense of changed) put(all.expenses, expense);
  },
  remove: (ids: readonly string[]) => (all: TripExpenses) => {
    const gone = new Set(ids);
    all.expenses = all.expenses.filter(({ id }) => !gone.has(id));
  },
  settle: (settlement: Settlement) => (all: TripExpenses) => {
    if (!all.settlements.some(({ id }) => id === settlement.id)) all.settlements.push(settlement);
  },
  unsettle: (settlementId: string) => (all: TripExpenses) => {
    all.settlements = all.settlements.filter(({ id }) => id !== settlementId);
  },
};
