import { budgetCategories, paidCents, stillToPay } from './budget.js';
import type { Budget, ExpenseSum } from './budget.js';
import type { CalendarDate } from '../core/primitives.js';
import { payDays, type PlanDays } from './pay-days.js';
import type { Contribution } from './savings.js';

/**
 * What a trip still has to pay, in cents: what its lines do, less the paid expenses of their category that name none of them,
 * and no less than the expenses that are dated ahead.
 */
export const budgetStillToPay = ({ lines, expenses }: Pick<Budget, 'lines' | 'expenses'>): number => {
  const known = new Set(lines.map(({ id }) => id));
  const paidFor = (lineId: string) => sum(expenses.filter((each) => each.lineId === lineId));
  return budgetCategories.reduce((total, category) => {
    const open = lines
      .filter((line) => line.category === category)
      .map((line) => stillToPay({ ...line, spentCents: line.spentCents + paidFor(line.id) }));
    const ofCategory = expenses.filter((each) => each.category === category);
    const loose = ofCategory.filter((each) => !(each.lineId && known.has(each.lineId)));
    const upcoming = ofCategory.reduce((all, each) => all + each.spentCents - paidCents(each), 0);
    return total + Math.max(upcoming, open.reduce((all, cents) => all + cents, 0) - sum(loose));
  }, 0);
};

const sum = (expenses: readonly ExpenseSum[]): number =>
  expenses.reduce((total, expense) => total + paidCents(expense), 0);

export interface SavingsPoint {
  day: CalendarDate;
  cents: number;
}

export interface SavingsOutlook {
  targetCents: number;
  savedCents: number;
  /** What each pay day was to bring when the plan began. */
  evenCents: number;
  /** What each pay day from today on has to bring, so that the target is met: more when one was missed. */
  nowCents: number;
  /** How much less is saved than the plan has for today; 0 when on time. */
  behindCents: number;
  nextPayDay: CalendarDate | undefined;
  payDaysLeft: number;
  /** What the plan has saved by each pay day. */
  planned: SavingsPoint[];
  /** What was saved by each day on which that changed. */
  real: SavingsPoint[];
}

const realCurve = (contributions: readonly Pick<Contribution, 'day' | 'amountCents'>[]): SavingsPoint[] => {
  const points: SavingsPoint[] = [];
  let cents = 0;
  for (const { day, amountCents } of [...contributions].sort((a, b) => a.day.localeCompare(b.day))) {
    cents += amountCents;
    const last = points.at(-1);
    if (last?.day === day) last.cents = cents;
    else points.push({ day, cents });
  }
  return points;
};

/** Where saving stands on a day: cents, each share of the target rounded half up, what is left divided upwards. */
export const savingsOutlook = (
  plan: PlanDays,
  targetCents: number,
  contributions: readonly Pick<Contribution, 'day' | 'amountCents'>[],
  today: CalendarDate,
): SavingsOutlook => {
  const days = payDays(plan);
  const planned = days.map((day, index) => ({
    day,
    cents: Math.floor((2 * targetCents * (index + 1) + days.length) / (2 * days.length)),
  }));
  const savedCents = contributions.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const coming = days.filter((day) => day >= today);
  // What today's pay day brings may still come today.
  const due = planned.filter(({ day }) => day < today).at(-1)?.cents ?? 0;
  const missing = Math.max(0, targetCents - savedCents);
  return {
    targetCents,
    savedCents,
    evenCents: Math.ceil(targetCents / Math.max(1, days.length)),
    nowCents: Math.ceil(missing / Math.max(1, coming.length)),
    behindCents: Math.max(0, Math.min(due, targetCents) - savedCents),
    nextPayDay: coming[0],
    payDaysLeft: coming.length,
    planned,
    real: realCurve(contributions),
  };
};
