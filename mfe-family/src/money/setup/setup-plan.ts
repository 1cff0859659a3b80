import {
  budgetCategoryNames,
  type Budget,
  type BudgetCategory,
  type BudgetEstimate,
  type CostRange,
} from '@landsea/contracts/money';
import { sumBudget, sumOfRanges } from '@landsea/rules/money';
import type { TripMode } from '@landsea/contracts/trip';
import { listCategories } from '../../trip-frame/money/category-order';
import { fitTotal } from './fit-total';

export type Level = 'low' | 'typical' | 'high';

export const getCentsAt = (range: CostRange, level: Level): number =>
  ({ low: range.lowCents, typical: range.typicalCents, high: range.highCents })[level];

/** Other categories follow the estimate. */
export interface Adjustments {
  level: Level;
  typed: Partial<Record<BudgetCategory, number>>;
  locked: readonly BudgetCategory[];
  /** In cents: no estimate knows it. */
  flightsCents?: number | undefined;
}

export const asEstimated: Adjustments = { level: 'typical', typed: {}, locked: [] };

export const addFlights = (estimate: BudgetEstimate, cents: number, asOf: string): BudgetEstimate => {
  if (cents === 0) return estimate;
  const flights = {
    category: 'transportation',
    label: 'Flights',
    basis: 'Your own amount',
    lowCents: cents,
    typicalCents: cents,
    highCents: cents,
    asOf,
    source: '',
  } as const;
  return { ...estimate, lines: [...estimate.lines, flights] };
};

export interface PlannedCategory {
  category: BudgetCategory;
  range: CostRange;
  lines: BudgetEstimate['lines'];
  cents: number;
  isLocked: boolean;
  isAdjusted: boolean;
}

export const listPlannedCategories = (
  categories: readonly BudgetCategory[],
  estimate: BudgetEstimate,
  { level, typed, locked }: Adjustments,
): PlannedCategory[] =>
  categories.map((category) => {
    const lines = estimate.lines.filter((line) => line.category === category);
    const range = sumOfRanges(lines);
    const own = typed[category];
    return {
      category,
      range,
      lines,
      cents: own ?? getCentsAt(range, level),
      isLocked: locked.includes(category),
      isAdjusted: own !== undefined,
    };
  });

export const planTotal = (plan: readonly PlannedCategory[]): number =>
  plan.reduce((sum, { cents }) => sum + cents, 0);

export const listSetupCategories = (
  mode: TripMode,
  budget: Budget,
  estimate: BudgetEstimate,
): BudgetCategory[] => {
  const estimated = estimate.lines.map(({ category, highCents }) => ({
    category,
    plannedCents: highCents,
    bookedCents: 0,
    spentCents: 0,
  }));
  return listCategories(mode, sumBudget([...budget.lines, ...estimated], budget.expenses));
};

/** @returns the typed amounts, or an error text. */
export const fitPlan = (
  plan: readonly PlannedCategory[],
  totalCents: number,
): { typed: Adjustments['typed'] } | { problem: string } => {
  const fitted = fitTotal(
    plan.map(({ cents, isLocked }) => ({ cents, locked: isLocked })),
    totalCents,
  );
  if (fitted) {
    const changed = plan.flatMap(({ category, cents, isAdjusted }, index) =>
      isAdjusted || fitted[index] !== cents ? [[category, fitted[index]] as const] : [],
    );
    return { typed: Object.fromEntries(changed) };
  }
  const locked = plan.filter(({ isLocked }) => isLocked).map(({ category }) => budgetCategoryNames[category]);
  return {
    problem:
      locked.length === 0
        ? 'There’s nothing to split it across yet. Give at least one category an amount.'
        : `Locked amounts don’t leave room for that. Unlock one of ${locked.join(', ')}, or enter another total.`,
  };
};
