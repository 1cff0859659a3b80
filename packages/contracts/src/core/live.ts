import * as z from 'zod/mini';
import { BudgetLine } from '../money/budget.js';
import { Id } from './primitives.js';

/** What `GET /api/v1/trips/:tripId/stream` (server-sent events) sends to each open browser. */
export const TripEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('budget.line-saved'), line: BudgetLine, by: z.string() }),
  z.object({ type: z.literal('budget.line-removed'), lineId: Id, by: z.string() }),
  /** One expense, or (without an id) several at once: fetch anew. */
  z.object({ type: z.literal('expenses.changed'), expenseId: z.optional(Id), by: z.string() }),
  /** Many lines at once: fetch the budget afresh. */
  z.object({ type: z.literal('budget.changed'), by: z.string() }),
  z.object({ type: z.literal('savings.changed') }),
  z.object({ type: z.literal('tasks.changed'), by: z.string() }),
  /** Days or their items: fetch the days again. */
  z.object({ type: z.literal('items.changed'), by: z.string() }),
  z.object({ type: z.literal('trip.changed') }),
  z.object({ type: z.literal('access.changed') }),
  z.object({ type: z.literal('people.changed') }),
  z.object({ type: z.literal('activity.changed') }),
  /** Who has this trip open now, each person once. */
  z.object({ type: z.literal('presence'), here: z.array(z.object({ userId: Id, name: z.string() })) }),
  /** Who shares the trip, and as what: a reader who may no longer see it is sent away. */
  z.object({ type: z.literal('sharing.changed') }),
  /** Booked tables or the date of the final payment. */
  z.object({ type: z.literal('windows.changed') }),
  z.object({ type: z.literal('reminders.changed') }),
]);
export type TripEvent = z.infer<typeof TripEvent>;

/** Whether an event of this type is about money, so that only who may see it gets it. */
export const isAboutMoney = (type: string): boolean => /^(budget|expenses|savings)\./.test(type);
