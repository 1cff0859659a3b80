import * as z from 'zod/mini';
import { addDays, addMonths } from '../../core/calendar.js';
import { CalendarDate } from '../../core/primitives.js';

export const taskRhythms = ['week', 'two-weeks', 'month'] as const;

/** The last day is inclusive; null for the first day of the trip. */
export const TaskRepeat = z.strictObject({
  every: z.enum(taskRhythms, 'Choose how often it repeats'),
  until: z.nullable(CalendarDate),
});
export type TaskRepeat = z.infer<typeof TaskRepeat>;

export const taskRhythmNames: Readonly<Record<TaskRepeat['every'], string>> = {
  week: 'Every week',
  'two-weeks': 'Every two weeks',
  month: 'Every month',
};

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
