import * as z from 'zod/mini';
import { ClockTime, ParkId } from '../catalogue/places.js';
import { CalendarDate, Id } from '../core/primitives.js';
import { DroppedStop } from './best-order.js';
import { ItemDetails } from './item-details.js';

/** Without a time: any time of that date. */
export const ProposedPlace = z.object({
  itemId: Id,
  title: z.string(),
  date: CalendarDate,
  time: z.nullable(ClockTime),
  people: z.optional(z.array(z.string())),
  why: z.optional(z.string()),
});
export type ProposedPlace = z.infer<typeof ProposedPlace>;

/** `people` null is everybody; `place` is outside of the catalog. */
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

/** Minutes are expected ones, of the mean person. */
export const DayPostcard = z.object({
  date: CalendarDate,
  firstRide: Named,
  lunch: Named,
  show: Named,
  waiting: z.int(),
  walking: z.int(),
  needsHopper: z.boolean(),
});
export type DayPostcard = z.infer<typeof DayPostcard>;

/**
 * `POST /api/v1/trips/:tripId/sort-wishes`, read only: apply the answer with ChangeDayItems. `moved` never
 * has chosen times.
 */
export const SortedWishes = z.object({
  placed: z.array(ProposedPlace),
  moved: z.array(ProposedPlace),
  left: z.array(DroppedStop),
  added: z.optional(z.array(ProposedItem)),
  days: z.optional(z.array(DayPostcard)),
});
export type SortedWishes = z.infer<typeof SortedWishes>;
