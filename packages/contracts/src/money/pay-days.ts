import { addDays } from '../core/calendar.js';
import type { CalendarDate } from '../core/primitives.js';
import { listRepeatingDays } from './repeating-days.js';

export const savingsRhythms = ['week', 'two-weeks', 'half-month', 'month'] as const;

export const MOST_SAVING_YEARS = 10;

/** half-month: the 1st and the 15th; others count from the first pay day. */
export interface PlanDays {
  firstDay: CalendarDate;
  targetDay: CalendarDate;
  rhythm: (typeof savingsRhythms)[number];
}

const MOST_PAY_DAYS = 53 * MOST_SAVING_YEARS;

/** Inclusive. */
export const payDays = ({ firstDay, targetDay, rhythm }: PlanDays): CalendarDate[] => {
  if (rhythm !== 'half-month')
    return listRepeatingDays(firstDay, { every: rhythm, until: targetDay }, MOST_PAY_DAYS);
  const firstOfMonth = `${firstDay.slice(0, 8)}01`;
  return listRepeatingDays(firstOfMonth, { every: 'month', until: targetDay }, MOST_PAY_DAYS)
    .flatMap((first) => [first, addDays(first, 14)])
    .filter((day) => day >= firstDay && day <= targetDay);
};
