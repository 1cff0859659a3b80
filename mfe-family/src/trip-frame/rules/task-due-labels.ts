import { addDays, type CalendarDate } from '@landsea/contracts/core';
import { getDueState } from '@landsea/rules/planning';
import type { Task } from '@landsea/contracts/planning';
import type { BadgeTone } from '@landsea/ui/badge';
import { formatDate } from '@landsea/web-kit';

const SOON_DAYS = 14;
const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** True also for past days. */
export const isSoon = (day: CalendarDate, today: CalendarDate): boolean => day <= addDays(today, SOON_DAYS);

/** A task that is due with a window can be done until the window's last day. */
export const getLastDay = ({ due, window, dueOn }: Pick<Task, 'due' | 'window' | 'dueOn'>) =>
  (due?.from === 'window' ? window?.lastDay : undefined) ?? dueOn ?? undefined;

/**
 * `3 days overdue`, `due today`, `due in 12 days`; a window opens, is open until `lastDay`, and has closed.
 */
export const formatDue = (dueOn: CalendarDate, today: CalendarDate, lastDay = dueOn): string => {
  const { state, days: count } = getDueState(dueOn, today, lastDay);
  if (state === 'today') return 'due today';
  if (state === 'open') return count === 0 ? 'open from today' : `open since ${formatDate(dueOn)}`;
  if (lastDay > dueOn) return state === 'ahead' ? `opens in ${days(count)}` : `closed ${days(count)} ago`;
  return state === 'ahead' ? `due in ${days(count)}` : `${days(count)} overdue`;
};

export const getDueTone = (dueOn: CalendarDate, today: CalendarDate, lastDay = dueOn): BadgeTone => {
  const { state } = getDueState(dueOn, today, lastDay);
  if (state === 'overdue') return 'berry';
  if (state === 'open') return 'palm';
  return isSoon(dueOn, today) ? 'sun' : 'neutral';
};
