import { dueState } from '@landsea/contracts';
import type { CalendarDate } from '@landsea/contracts';

const days = (count: number) => `${String(count)} ${count === 1 ? 'day' : 'days'}`;

/** How a date stands to today, for what is still to be done: `3 days overdue`, `due today`, `due in 12 days`. */
export const dueWords = (dueOn: CalendarDate, today: CalendarDate): string => {
  const { state, days: count } = dueState(dueOn, today);
  if (state === 'today') return 'due today';
  return state === 'overdue' ? `${days(count)} overdue` : `due in ${days(count)}`;
};
