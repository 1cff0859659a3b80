import * as z from 'zod/mini';
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
