import * as z from 'zod/mini';
import { ClockTime } from '../catalogue/places.js';
import { CalendarDate, Id } from '../core/primitives.js';
import { DroppedStop } from './best-order.js';

/** An item with the date and time that a proposal gives it; without a time, any time of that date. */
export const ProposedPlace = z.object({
  itemId: Id,
  title: z.string(),
  date: CalendarDate,
  time: z.nullable(ClockTime),
  /** Who does it, where it takes only some of those for whom it was wished: adults, or children of a club's ages. */
  people: z.optional(z.array(z.string())),
});
export type ProposedPlace = z.infer<typeof ProposedPlace>;

/**
 * `POST /api/v1/trips/:tripId/sort-wishes`, without a body. Reads only: the page applies the answer as one step through
 * ChangeDayItems. `placed` are wishes with their new dates, `moved` what is on those dates already and gets another time in the
 * best order (never a time that somebody chose), `left` wishes that stay wishes, each with the reason.
 */
export const SortedWishes = z.object({
  placed: z.array(ProposedPlace),
  moved: z.array(ProposedPlace),
  left: z.array(DroppedStop),
});
export type SortedWishes = z.infer<typeof SortedWishes>;
