import * as z from 'zod/mini';
import { BudgetLine } from '../money/budget.js';
import { DayItem } from '../planning/day-items.js';
import { TripDay } from '../trip/trips.js';
import { Id } from '../core/primitives.js';

/** `GET /api/v1/trips/:tripId/stream` (server-sent events). */
export const TripEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('budget.line-saved'), line: BudgetLine, by: z.string() }),
  z.object({ type: z.literal('budget.line-removed'), lineId: Id, by: z.string() }),
  /** Without an id fetch all. */
  z.object({ type: z.literal('expenses.changed'), expenseId: z.optional(Id), by: z.string() }),
  /** Fetch the budget. */
  z.object({ type: z.literal('budget.changed'), by: z.string() }),
  z.object({ type: z.literal('savings.changed') }),
  z.object({ type: z.literal('tasks.changed'), by: z.string() }),
  /**
   * Without `rows` fetch the days. A row with an older `version` than the reader's is outdated; with the same
   * one it may have new votes.
   */
  z.object({
    type: z.literal('items.changed'),
    by: z.string(),
    rows: z.catch(z.optional(z.array(DayItem)), undefined),
    removed: z.optional(z.array(Id)),
  }),
  /** Without `days` fetch the trip and its days. */
  z.object({
    type: z.literal('trip.changed'),
    days: z.catch(z.optional(z.array(TripDay)), undefined),
  }),
  z.object({ type: z.literal('access.changed') }),
  z.object({ type: z.literal('people.changed') }),
  z.object({ type: z.literal('activity.changed') }),
  z.object({ type: z.literal('presence'), here: z.array(z.object({ userId: Id, name: z.string() })) }),
  /** A reader who can no longer see the trip is sent away. */
  z.object({ type: z.literal('sharing.changed') }),
  z.object({ type: z.literal('bookings.changed'), by: z.string() }),
  z.object({ type: z.literal('windows.changed') }),
  z.object({ type: z.literal('reminders.changed') }),
  z.object({ type: z.literal('forwarding.changed') }),
]);
export type TripEvent = z.infer<typeof TripEvent>;

/** Beyond this many the reader fetches the days. */
export const MOST_EVENT_ROWS = 50;
