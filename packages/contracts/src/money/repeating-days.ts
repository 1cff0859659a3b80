import * as z from 'zod/mini';
import { addDays, addMonths } from '../core/calendar.js';
import { CalendarDate } from '../core/primitives.js';

export const Repeat = z.strictObject({
  every: z.enum(['day', 'week', 'two-weeks', 'month'], 'Choose how often it repeats'),
  until: CalendarDate,
});
export type Repeat = z.infer<typeof Repeat>;

const MOST_TIMES = 120;

const dayNumber = (first: CalendarDate, every: Repeat['every'], index: number): CalendarDate => {
  switch (every) {
    case 'day':
      return addDays(first, index);
    case 'week':
      return addDays(first, 7 * index);
    case 'two-weeks':
      return addDays(first, 14 * index);
    case 'month':
      return addMonths(first, index);
  }
};

/** Inclusive; at most one more than `most`. */
export const listRepeatingDays = (
  first: CalendarDate,
  { every, until }: Repeat,
  most = MOST_TIMES,
): CalendarDate[] => {
  const days: CalendarDate[] = [];
  for (let index = 0; index <= most; index += 1) {
    const day = dayNumber(first, every, index);
    if (day > until) break;
    days.push(day);
  }
  return days;
};

export const repeatProblem = (first: CalendarDate, repeat: Repeat): string | undefined => {
  if (repeat.until < first) return 'The last day comes before the first';
  return listRepeatingDays(first, repeat).length > MOST_TIMES
    ? `It repeats at most ${MOST_TIMES} times: choose an earlier last day`
    : undefined;
};
