import { budgetCategoryNames, type BudgetCategory } from '@landsea/contracts/money';
import type { BudgetAmounts, BudgetTotals } from '@landsea/rules/money';
import { toCsvTable } from '../../trip-frame/files/csv-table';

const header = ['Category', 'Planned (USD)', 'Booked (USD)', 'Spent (USD)', 'Coming up (USD)', 'Left (USD)'];

const amounts = ({
  plannedCents,
  bookedCents,
  spentCents,
  upcomingCents,
  leftCents,
}: BudgetAmounts): number[] =>
  [plannedCents, bookedCents, spentCents, upcomingCents, leftCents].map((cents) => cents / 100);

export const makeBudgetCsv = (
  categories: readonly BudgetCategory[],
  { byCategory, total }: BudgetTotals,
): string =>
  toCsvTable([
    header,
    ...categories.map((category) => [budgetCategoryNames[category], ...amounts(byCategory[category])]),
    ['Total', ...amounts(total)],
  ]);
