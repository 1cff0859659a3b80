import * as z from 'zod/mini';
import { addDays, countDaysBetween } from '../core/calendar.js';
import { CalendarDate } from '../core/primitives.js';

/** Days. */
export const MOST_DUE_DAYS = 730;
const days = z
  .int('Enter a whole number of days')
  .check(
    z.minimum(-MOST_DUE_DAYS, `At most ${MOST_DUE_DAYS} days before`),
    z.maximum(MOST_DUE_DAYS, `At most ${MOST_DUE_DAYS} days after`),
  );

/**
 * Calendar days after start, end or embarkation, negative before; these follow a trip that moves, date does
 * not.
 */
export const TaskDue = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('start'), days }),
  z.strictObject({ from: z.literal('end'), days }),
  z.strictObject({ from: z.literal('embarkation'), days }),
  z.strictObject({ from: z.literal('window') }),
  z.strictObject({ from: z.literal('date'), on: CalendarDate }),
]);
export type TaskDue = z.infer<typeof TaskDue>;

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
