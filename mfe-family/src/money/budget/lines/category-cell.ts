import {
  budgetCategoryNames,
  getLineFeed,
  type BudgetCategory,
  type BudgetLine,
  type CreateBudgetLine,
} from '@landsea/contracts/money';
import { sumBudget, type BudgetAmounts } from '@landsea/rules/money';

export type AmountField = 'plannedCents' | 'bookedCents' | 'spentCents';

export const amountFields: AmountField[] = ['plannedCents', 'bookedCents', 'spentCents'];

export const amountNames: Record<AmountField, string> = {
  plannedCents: 'Planned',
  bookedCents: 'Booked',
  spentCents: 'Spent',
};

export type CategoryCell =
  { kind: 'creates' } | { kind: 'edits'; line: BudgetLine } | { kind: 'sums'; count: number };

/** An empty category creates a line, one with a single line edits it, others show their sum. */
export const getCategoryCell = (lines: readonly BudgetLine[]): CategoryCell => {
  const [line] = lines;
  if (!line) return { kind: 'creates' };
  return lines.length === 1 && getLineFeed(line) === null
    ? { kind: 'edits', line }
    : { kind: 'sums', count: lines.length };
};

/** A category's lines do not include its expenses. */
export const getExpensesIn = (
  lines: readonly BudgetLine[],
  amounts: Pick<BudgetAmounts, AmountField>,
  field: AmountField,
): number => amounts[field] - sumBudget(lines).total[field];

export const makeFirstLine = (
  category: BudgetCategory,
  field: AmountField,
  cents: number,
): Omit<CreateBudgetLine, 'id'> => ({
  category,
  label: budgetCategoryNames[category],
  plannedCents: 0,
  bookedCents: 0,
  spentCents: 0,
  [field]: cents,
});
