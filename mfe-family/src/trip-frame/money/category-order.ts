import { budgetCategories, type BudgetCategory } from '@landsea/contracts/money';
import type { BudgetAmounts, BudgetTotals } from '@landsea/rules/money';
import type { TripMode } from '@landsea/contracts/trip';

const hiddenInParks = new Set<BudgetCategory>([
  'preboard-hotel-stay',
  'cruise-fare',
  'excursions-experiences',
]);

export const allCategories: BudgetCategory[] = [...budgetCategories];

const firstOnCruise: BudgetCategory[] = ['preboard-hotel-stay', 'transportation', 'photopass', 'misc'];

export const DINING_ABOARD_NOTE = 'Dining on board is included. Plan meals ashore, or at an extra charge.';

const holdsAmount = (amounts: BudgetAmounts) =>
  amounts.plannedCents > 0 || amounts.bookedCents > 0 || amounts.spentCents > 0;

export const listCategories = (mode: TripMode, { byCategory }: BudgetTotals): BudgetCategory[] => {
  if (mode === 'parks') {
    return budgetCategories.filter(
      (category) => !hiddenInParks.has(category) || holdsAmount(byCategory[category]),
    );
  }
  if (mode === 'cruise') {
    return [...firstOnCruise, ...budgetCategories.filter((category) => !firstOnCruise.includes(category))];
  }
  return allCategories;
};
