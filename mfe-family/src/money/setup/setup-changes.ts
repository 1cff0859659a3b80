import { budgetCategoryNames } from '@landsea/contracts/money';
import type { Budget, BudgetLine, ChangeBudget, CreateBudgetLine } from '@landsea/contracts/money';
import { makeEstimatedLine } from '../../trip-frame/money/estimated-line';
import { getCentsAt, type Level, type PlannedCategory } from './setup-plan';

/** The estimate's own lines, or one line for an adjusted amount. */
const linesOf = (
  { category, cents, lines, isAdjusted }: PlannedCategory,
  level: Level,
  newId: () => string,
): CreateBudgetLine[] => {
  if (cents === 0) return [];
  if (isAdjusted) {
    return [
      {
        id: newId(),
        category,
        label: budgetCategoryNames[category],
        plannedCents: cents,
        spentCents: 0,
        isEstimate: true,
      },
    ];
  }
  return lines
    .filter((line) => getCentsAt(line, level) > 0)
    .map((line) => makeEstimatedLine(line, getCentsAt(line, level), newId()));
};

/** Lines that items feed are left out. */
export const listReplacedLines = (budget: Budget, plan: readonly PlannedCategory[]): BudgetLine[] => {
  const planned = new Set(plan.filter(({ cents }) => cents > 0).map(({ category }) => category));
  return budget.lines.filter(
    ({ category, plannedCents, source }) => source === null && plannedCents > 0 && planned.has(category),
  );
};

export const makeSetupChanges = (
  budget: Budget,
  plan: readonly PlannedCategory[],
  level: Level,
  newId: () => string,
): ChangeBudget => {
  const replaced = listReplacedLines(budget, plan);
  const paidByExpense = new Set(budget.expenses.map(({ lineId }) => lineId));
  const isOnlyPlanned = ({ id, bookedCents, spentCents }: BudgetLine) =>
    bookedCents === 0 && spentCents === 0 && !paidByExpense.has(id);
  return {
    add: plan.flatMap((each) => linesOf(each, level, newId)),
    plan: replaced
      .filter((line) => !isOnlyPlanned(line))
      .map(({ id, version }) => ({ id, version, plannedCents: 0 })),
    remove: replaced.filter(isOnlyPlanned).map(({ id, version }) => ({ id, version })),
  };
};
