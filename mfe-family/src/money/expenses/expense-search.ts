import { budgetCategoryNames, type BudgetCategory, type Expense } from '@landsea/contracts/money';

export interface ExpenseFilter {
  text: string;
  category: BudgetCategory | '';
  paidBy: string;
}

const haystacks = new WeakMap<Expense, string>();

const haystackOf = (expense: Expense, nameOf: (ref: string) => string): string => {
  const known = haystacks.get(expense);
  if (known !== undefined) return known;
  const { what, note, category, paidBy, amountCents, original, day } = expense;
  const words = [
    what,
    note ?? '',
    budgetCategoryNames[category],
    paidBy === null ? '' : nameOf(paidBy),
    (amountCents / 100).toFixed(2),
    original?.currency ?? '',
    day,
  ];
  const haystack = words.join('\n').toLowerCase();
  haystacks.set(expense, haystack);
  return haystack;
};

/** Every word of the search has to occur. */
export const searchExpenses = (
  expenses: readonly Expense[],
  { text, category, paidBy }: ExpenseFilter,
  nameOf: (ref: string) => string,
): Expense[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return expenses.filter((expense) => {
    if (category && expense.category !== category) return false;
    if (paidBy && expense.paidBy !== paidBy) return false;
    if (words.length === 0) return true;
    const haystack = haystackOf(expense, nameOf);
    return words.every((word) => haystack.includes(word));
  });
};

export interface ExpenseDay {
  day: string;
  cents: number;
  expenses: Expense[];
}

export const groupByDay = (expenses: readonly Expense[], shown: number): ExpenseDay[] => {
  const days: ExpenseDay[] = [];
  for (const [at, expense] of expenses.entries()) {
    let last = days.at(-1);
    if (last?.day !== expense.day) {
      if (at >= shown) break;
      last = { day: expense.day, cents: 0, expenses: [] };
      days.push(last);
    }
    if (at < shown) last.expenses.push(expense);
    last.cents += expense.amountCents;
  }
  return days;
};

export const sumExpenses = (expenses: readonly Pick<Expense, 'amountCents'>[]): number =>
  expenses.reduce((sum, { amountCents }) => sum + amountCents, 0);
