import type { TaskDue } from '@landsea/contracts/planning';
import { addDays, countDaysBetween, type CalendarDate } from '@landsea/contracts/core';

/** `embarkation` is null without a sailing. */
export interface DueDates {
  start: CalendarDate;
  end: CalendarDate;
  embarkation: CalendarDate | null;
}

export const getDueDates = (trip: {
  startDate: CalendarDate;
  endDate: CalendarDate;
  sailing: { embarkationDate: CalendarDate } | null;
}): DueDates => ({
  start: trip.startDate,
  end: trip.endDate,
  embarkation: trip.sailing?.embarkationDate ?? null,
});

/**
 * Null for none. Without a sailing, tasks due by it are due on the first day; `windowDay` is null for a lost
 * window.
 */
export const getTaskDueOn = (
  due: TaskDue | null,
  dates: DueDates,
  windowDay: CalendarDate | null,
): CalendarDate | null => {
  if (due === null) return null;
  if (due.from === 'date') return due.on;
  if (due.from === 'window') return windowDay;
  return addDays(dates[due.from] ?? dates.start, due.days);
};

/** An opened window is not overdue until `lastDay`. */
export const getDueState = (
  dueOn: CalendarDate,
  today: CalendarDate,
  lastDay = dueOn,
): { state: 'overdue' | 'today' | 'open' | 'ahead'; days: number } => {
  const left = countDaysBetween(today, dueOn);
  if (left > 0) return { state: 'ahead', days: left };
  const late = countDaysBetween(lastDay, today);
  if (late > 0) return { state: 'overdue', days: late };
  return { state: lastDay === dueOn ? 'today' : 'open', days: Math.abs(left) };
};
