import type { CalendarDate } from '@landsea/contracts/core';
import type { BudgetCategory, BudgetLine } from '@landsea/contracts/money';
import type { BudgetTotals } from '@landsea/rules/money';

export interface CategoryBar {
  category: BudgetCategory;
  plannedCents: number;
  /** The greater of booked and spent. */
  realCents: number;
}

export const compareCategories = (
  categories: readonly BudgetCategory[],
  { byCategory }: BudgetTotals,
): CategoryBar[] =>
  categories
    .map((category) => {
      const { plannedCents, leftCents } = byCategory[category];
      return { category, plannedCents, realCents: plannedCents - leftCents };
    })
    .filter(({ plannedCents, realCents }) => plannedCents > 0 || realCents > 0);

interface DayBar {
  day: CalendarDate;
  plannedCents: number;
  spentCents: number;
}

export interface SpendByDay {
  days: DayBar[];
  /** Spent before the first day or after the last, or on lines without a day. */
  elsewhereCents: number;
}

export const spendByDay = (
  dates: readonly CalendarDate[],
  lines: readonly Pick<BudgetLine, 'day' | 'plannedCents' | 'spentCents'>[],
  expenses: readonly { day: CalendarDate; amountCents: number }[],
): SpendByDay => {
  const bars = new Map<CalendarDate, DayBar>(
    dates.map((day) => [day, { day, plannedCents: 0, spentCents: 0 }]),
  );
  let elsewhereCents = 0;
  for (const { day, plannedCents, spentCents } of lines) {
    const bar = day === null ? undefined : bars.get(day);
    if (bar) {
      bar.plannedCents += plannedCents;
      bar.spentCents += spentCents;
    } else elsewhereCents += spentCents;
  }
  for (const { day, amountCents } of expenses) {
    const bar = bars.get(day);
    if (bar) bar.spentCents += amountCents;
    else elsewhereCents += amountCents;
  }
  return { days: [...bars.values()], elsewhereCents };
};
