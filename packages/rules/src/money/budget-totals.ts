import {
  getLineFeed,
  budgetCategories,
  type BudgetCategory,
  type BudgetLine,
  type ExpenseSum,
} from '@landsea/contracts/money';
import { sumPaid } from './line-status.js';

/** Cents. left = planned - max(booked, spent + upcoming); negative over budget. */
export interface BudgetAmounts {
  plannedCents: number;
  bookedCents: number;
  spentCents: number;
  upcomingCents: number;
  leftCents: number;
}

export interface BudgetTotals {
  byCategory: Record<BudgetCategory, BudgetAmounts>;
  total: BudgetAmounts;
}

type LineAmounts = Pick<BudgetLine, 'category' | 'plannedCents' | 'bookedCents' | 'spentCents'> &
  Partial<Pick<BudgetLine, 'id' | 'source' | 'bookingId' | 'isEstimate' | 'isBesideEstimate' | 'status'>>;

/** Cents. */
export interface ChosenOfEstimate {
  estimatedCents: number;
  chosenCents: number;
}

type PlannedAmount = Pick<
  LineAmounts,
  'plannedCents' | 'source' | 'bookingId' | 'isEstimate' | 'isBesideEstimate'
>;

/** Flights and lines without a page are added to the estimate. */
const isChosen = (line: PlannedAmount): boolean => {
  const feed = getLineFeed(line);
  return feed !== null && feed !== 'plans' && line.isBesideEstimate !== true;
};

const sumPlanned = (lines: readonly PlannedAmount[]): number =>
  lines.reduce((sum, { plannedCents }) => sum + plannedCents, 0);

export const sumChosen = (lines: readonly PlannedAmount[]): ChosenOfEstimate => ({
  estimatedCents: sumPlanned(lines.filter(({ isEstimate }) => isEstimate === true)),
  chosenCents: sumPlanned(lines.filter(isChosen)),
});

/** Nobody has planned an amount yet: all lines follow from bookings and plans. */
export const isBudgetOpen = (
  lines: readonly PlannedAmount[],
  expenses: readonly Pick<ExpenseSum, 'category'>[] = [],
): boolean =>
  lines.length > 0
    ? lines.every((line) => line.isEstimate !== true && getLineFeed(line) !== null)
    : expenses.length === 0;

interface Sums extends ChosenOfEstimate {
  ownCents: number;
  bookedCents: number;
  spentCents: number;
  upcomingCents: number;
  /** For each line the greater of booked and spent or upcoming. */
  claimedCents: number;
  looseCents: number;
}

const none = (): Sums => ({
  ownCents: 0,
  estimatedCents: 0,
  chosenCents: 0,
  bookedCents: 0,
  spentCents: 0,
  upcomingCents: 0,
  claimedCents: 0,
  looseCents: 0,
});

/** Choices draw from the estimate; only the excess is added to the plan. */
const amountsOf = ({
  bookedCents,
  spentCents,
  upcomingCents,
  claimedCents,
  looseCents,
  ...planned
}: Sums): BudgetAmounts => {
  const plannedCents = planned.ownCents + Math.max(planned.estimatedCents, planned.chosenCents);
  return {
    plannedCents,
    bookedCents,
    spentCents,
    upcomingCents,
    // A refund of no particular line is free again.
    leftCents: plannedCents - Math.max(claimedCents + Math.min(0, looseCents), spentCents + upcomingCents),
  };
};

/**
 * Cents; the only sum of budget money. An expense pays its line, else the category's booked and unpaid
 * amount.
 */
export const sumBudget = (
  lines: readonly LineAmounts[],
  expenses: readonly ExpenseSum[] = [],
): BudgetTotals => {
  const sums = new Map<BudgetCategory, Sums>(budgetCategories.map((category) => [category, none()]));
  const claimed = new Map<string, number>();
  const known = new Set(lines.map(({ id, category }) => `${category} ${id ?? ''}`));
  for (const expense of expenses) {
    const { category, lineId, spentCents } = expense;
    const sum = sums.get(category);
    if (sum) {
      sum.spentCents += sumPaid(expense);
      sum.upcomingCents += spentCents - sumPaid(expense);
      if (!lineId || !known.has(`${category} ${lineId}`)) sum.looseCents += spentCents;
    }
    if (lineId)
      claimed.set(`${category} ${lineId}`, (claimed.get(`${category} ${lineId}`) ?? 0) + spentCents);
  }
  for (const { id, category, bookedCents, spentCents, status, ...planned } of lines) {
    const sum = sums.get(category);
    if (!sum) continue;
    const { plannedCents } = planned;
    if (planned.isEstimate) sum.estimatedCents += plannedCents;
    else if (isChosen(planned)) sum.chosenCents += plannedCents;
    else sum.ownCents += plannedCents;
    sum.bookedCents += bookedCents;
    sum.spentCents += spentCents;
    const paid = spentCents + (claimed.get(`${category} ${id ?? ''}`) ?? 0);
    // A line that is marked as paid claims no more than its payments.
    sum.claimedCents += status === 'paid' ? paid : Math.max(bookedCents, paid);
  }
  const byCategory = Object.fromEntries(
    budgetCategories.map((category) => [category, amountsOf(sums.get(category) ?? none())]),
  ) as Record<BudgetCategory, BudgetAmounts>;
  const total = amountsOf(none());
  for (const amounts of Object.values(byCategory)) {
    total.plannedCents += amounts.plannedCents;
    total.bookedCents += amounts.bookedCents;
    total.spentCents += amounts.spentCents;
    total.upcomingCents += amounts.upcomingCents;
    total.leftCents += amounts.leftCents;
  }
  return { byCategory, total };
};
