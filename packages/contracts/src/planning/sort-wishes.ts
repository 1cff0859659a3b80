import * as z from 'zod/mini';
import { ClockTime, ParkId } from '../catalogue/places.js';
import { CalendarDate, Id } from '../core/primitives.js';
import { DroppedStop } from './best-order.js';
import { ItemDetails } from './item-details.js';

/** An item with the date and time that a proposal gives it; without a time, any time of that date. */
export const ProposedPlace = z.object({
  itemId: Id,
  title: z.string(),
  date: CalendarDate,
  time: z.nullable(ClockTime),
  /** Who does it, where it takes only some of those for whom it was wished: adults, or children of a club's ages. */
  people: z.optional(z.array(z.string())),
  /** Why it is there and then, in short sentences. */
  why: z.optional(z.string()),
});
export type ProposedPlace = z.infer<typeof ProposedPlace>;

/**
 * Something that a day lacks and the proposal adds: a lunch or dinner near where the family is then, a nap. The page creates it
 * with the plan. `people` null is everybody; `place` is where it is outside of the catalog.
 */
export const ProposedItem = z.object({
  title: z.string(),
  date: CalendarDate,
  time: ClockTime,
  minutes: z.nullable(z.int()),
  people: z.nullable(z.array(z.string())),
  park: z.nullable(ParkId),
  place: z.nullable(z.string()),
  catalogueId: z.nullable(z.string()),
  note: z.nullable(z.string()),
  details: ItemDetails,
});
export type ProposedItem = z.infer<typeof ProposedItem>;

const Named = z.nullable(z.object({ title: z.string(), time: ClockTime }));

/** A date with its plan in a few words. Minutes are expected ones, of the mean person where a family divides. */
export const DayPostcard = z.object({
  date: CalendarDate,
  firstRide: Named,
  lunch: Named,
  show: Named,
  /** In lines, and on foot. */
  waiting: z.int(),
  walking: z.int(),
  needsHopper: z.boolean(),
});
export type DayPostcard = z.infer<typeof DayPostcard>;

/**
 * `POST /api/v1/trips/:tripId/sort-wishes`, without a body. Reads only: the page applies the answer as one step through
 * ChangeDayItems. `placed` are wishes with their new dates, `moved` what is on those dates already and gets another time in the
 * best order (never a time that somebody chose), `left` wishes that stay wishes, each with the reason, `added` what those days
 * lack, `days` each of them in a few words.
 */
export const SortedWishes = z.object({
  placed: z.array(ProposedPlace),
  moved: z.array(ProposedPlace),
  left: z.array(DroppedStop),
  added: z.optional(z.array(ProposedItem)),
  days: z.optional(z.array(DayPostcard)),
});
export type SortedWishes = z.infer<typeof SortedWishes>;
