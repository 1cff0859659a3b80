import type { TaskRepeat } from '@landsea/contracts/agents';
import { addDays, addMonths, type CalendarDate } from '@landsea/contracts/core';

const dayOf = (first: CalendarDate, every: TaskRepeat['every'], index: number): CalendarDate =>
  every === 'month' ? addMonths(first, index) : addDays(first, (every === 'week' ? 7 : 14) * index);

/** The first date after `after`, null past the last day. A month's end stays the month's end. */
export const findNextRepeat = (
  first: CalendarDate,
  every: TaskRepeat['every'],
  until: CalendarDate,
  after: CalendarDate,
): CalendarDate | null => {
  for (let index = 1; ; index += 1) {
    const day = dayOf(first, every, index);
    if (day > until) return null;
    if (day > after) return day;
  }
};
