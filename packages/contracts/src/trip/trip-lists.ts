import * as z from 'zod/mini';
import { BudgetCategory } from '../money/budget.js';
import { Id } from '../core/primitives.js';
import { TripSummary } from './trips.js';

/** How many trips a page of a list holds. */
export const TRIPS_PAGE = 50;

/**
 * How many of the newest trips `GET /api/trips` answers; of older ones only those that the selection of the active trip
 * may need. The whole list is read by page.
 */
export const TRIPS_LISTED = 100;

/** `GET /api/v1/trips?archived&after`: the newest first; `next` is the `after` of the page that follows, if one does. */
export const TripPage = z.object({ trips: z.array(TripSummary), next: z.nullable(Id) });
export type TripPage = z.infer<typeof TripPage>;

/** A trip that is over. `cost` is null for readers without money; `largest` are the categories most was spent on. */
export const PastTrip = z.object({
  ...TripSummary.shape,
  people: z.int(),
  cost: z.nullable(
    z.object({
      plannedCents: z.int(),
      spentCents: z.int(),
      largest: z.array(z.object({ category: BudgetCategory, spentCents: z.int() })),
    }),
  ),
});
export type PastTrip = z.infer<typeof PastTrip>;

/** `GET /api/v1/trips/history?after`: what is over, the last first. */
export const TripHistory = z.object({ trips: z.array(PastTrip), next: z.nullable(Id) });
export type TripHistory = z.infer<typeof TripHistory>;
