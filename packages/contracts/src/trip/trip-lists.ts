import * as z from 'zod/mini';
import { BudgetCategory } from '../money/budget.js';
import { Id } from '../core/primitives.js';
import { TripSummary } from './trips.js';

export const TRIPS_PAGE = 50;

/** Older trips are listed only for the selection of the active one. */
export const TRIPS_LISTED = 100;

/** `GET /api/v1/trips?archived&after`, the newest first; `next` is the following `after`. */
export const TripPage = z.object({ trips: z.array(TripSummary), next: z.nullable(Id) });
export type TripPage = z.infer<typeof TripPage>;

/** `cost` is null without access to money; `largest` are its top categories. */
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

/** `GET /api/v1/trips/history?after`, the last first. */
export const TripHistory = z.object({ trips: z.array(PastTrip), next: z.nullable(Id) });
export type TripHistory = z.infer<typeof TripHistory>;
