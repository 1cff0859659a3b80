import * as z from 'zod/mini';
import { BudgetLine } from '../money/budget.js';
import { DayItem } from '../planning/day-items.js';
import { withoutMoney } from '../planning/item-money.js';
import { TripDay } from '../trip/trips.js';
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
  /**
   * The items as they are now, with the ids of those that are gone; one edit of many items comes as several events. Without
   * `rows` (more than {@link MOST_EVENT_ROWS} items did, or this release does not know a kind): fetch the days again.
   * A row of an older `version` than the reader's is out of date; of the same `version` it may bring other votes.
   */
  z.object({
    type: z.literal('items.changed'),
    by: z.string(),
    rows: z.catch(z.optional(z.array(DayItem)), undefined),
    removed: z.optional(z.array(Id)),
  }),
  /** With `days`: those days changed, and nothing else of the trip. Without: fetch the trip and its days again. */
  z.object({
    type: z.literal('trip.changed'),
    days: z.catch(z.optional(z.array(TripDay)), undefined),
  }),
  z.object({ type: z.literal('access.changed') }),
  z.object({ type: z.literal('people.changed') }),
  z.object({ type: z.literal('activity.changed') }),
  /** Who has this trip open now, each person once. */
  z.object({ type: z.literal('presence'), here: z.array(z.object({ userId: Id, name: z.string() })) }),
  /** Who shares the trip, and as what: a reader who may no longer see it is sent away. */
  z.object({ type: z.literal('sharing.changed') }),
  /** Bookings of the trip: fetch them, or the days, again. */
  z.object({ type: z.literal('bookings.changed'), by: z.string() }),
  /** Booked tables or the date of the final payment. */
  z.object({ type: z.literal('windows.changed') }),
  z.object({ type: z.literal('reminders.changed') }),
  /** An email was forwarded to the trip, or was checked. */
  z.object({ type: z.literal('forwarding.changed') }),
]);
export type TripEvent = z.infer<typeof TripEvent>;

/** How many changed items are sent as rows; of more the reader fetches the days again. */
export const MOST_EVENT_ROWS = 50;

/** Events about money, which only readers with access to money get. */
const isAboutMoney = (type: string): boolean => /^(budget|expenses|savings)\./.test(type);

/** An event as readers without access to money get it; undefined for events about money. */
export const withoutMoneyOf = (event: TripEvent): TripEvent | undefined => {
  if (isAboutMoney(event.type)) return undefined;
  return event.type === 'items.changed' && event.rows
    ? { ...event, rows: event.rows.map(withoutMoney) }
    : event;
};
