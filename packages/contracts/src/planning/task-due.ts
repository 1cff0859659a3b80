import * as z from 'zod/mini';
import { addDays, daysBetween } from '../core/calendar.js';
import { CalendarDate } from '../core/primitives.js';

/** How far from an anchor a task may fall due, in days. */
export const MOST_DUE_DAYS = 730;
const days = z
  .int('Enter a whole number of days')
  .check(
    z.minimum(-MOST_DUE_DAYS, `At most ${String(MOST_DUE_DAYS)} days before`),
    z.maximum(MOST_DUE_DAYS, `At most ${String(MOST_DUE_DAYS)} days after`),
  );

/**
 * When a task falls due. start, end and embarkation: so many calendar days after that day of the trip, before it when
 * negative. window: on the day of the booking window that the task was made from. All of these follow a trip that moves; date
 * does not.
 */
export const TaskDue = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('start'), days }),
  z.strictObject({ from: z.literal('end'), days }),
  z.strictObject({ from: z.literal('embarkation'), days }),
  z.strictObject({ from: z.literal('window') }),
  z.strictObject({ from: z.literal('date'), on: CalendarDate }),
]);
export type TaskDue = z.infer<typeof TaskDue>;

/** The dates of a trip from which tasks are due; `embarkation` is null without a sailing. */
export interface DueDates {
  start: CalendarDate;
  end: CalendarDate;
  embarkation: CalendarDate | null;
}

export const dueDatesOf = (trip: {
  startDate: CalendarDate;
  endDate: CalendarDate;
  sailing: { embarkationDate: CalendarDate } | null;
}): DueDates => ({
  start: trip.startDate,
  end: trip.endDate,
  embarkation: trip.sailing?.embarkationDate ?? null,
});

/**
 * The calendar date on which a task is due; null for none. Where the trip has no sailing any more, what was due by it is due
 * by the first day. `windowDay` is the day of the task's window, null when the trip has no such window any more.
 */
export const taskDueOn = (
  due: TaskDue | null,
  dates: DueDates,
  windowDay: CalendarDate | null,
): CalendarDate | null => {
  if (due === null) return null;
  if (due.from === 'date') return due.on;
  if (due.from === 'window') return windowDay;
  return addDays(dates[due.from] ?? dates.start, due.days);
};

/**
 * How something that is still to be done stands to today: so many days ahead, due today, open since so many days, or overdue by
 * so many. `lastDay` is the last day on which an opened window can be used: until then nothing is late.
 */
export const dueState = (
  dueOn: CalendarDate,
  today: CalendarDate,
  lastDay = dueOn,
): { state: 'overdue' | 'today' | 'open' | 'ahead'; days: number } => {
  const left = daysBetween(today, dueOn);
  if (left > 0) return { state: 'ahead', days: left };
  const late = daysBetween(lastDay, today);
  if (late > 0) return { state: 'overdue', days: late };
  return { state: lastDay === dueOn ? 'today' : 'open', days: Math.abs(left) };
};
