import * as z from 'zod/mini';
import { CalendarDate } from '../core/primitives.js';

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
