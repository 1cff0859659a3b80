import * as z from 'zod/mini';
import { catalogueEntry, ParkId, Point } from './places.js';

/** How sought after something is among its like, 1 to 100. */
const popularity = z.int().check(z.minimum(1), z.maximum(100));

export const rideTraits = ['dark', 'drops', 'loud', 'spins', 'wet', 'splashes', 'simulator'] as const;

/** What a family asks about a ride or show; the `id` is that of the attraction or show. `intensity` 1 calm to 5 very strong. */
export const AttractionFacts = z.object({
  ...catalogueEntry,
  park: ParkId,
  summary: z.string(),
  popularity,
  intensity: z.int().check(z.minimum(1), z.maximum(5)),
  traits: z.array(z.enum(rideTraits)),
  /** What may frighten small children, as a part of a sentence. */
  scaryFor: z.nullable(z.string()),
  /** Whether babies may come along. */
  babies: z.boolean(),
  bestTime: z.nullable(z.enum(['anytime', 'opening', 'late', 'showtime', 'with-lane'])),
  tip: z.nullable(z.string()),
  /** `both`: a standard wheelchair may stay, scooters change to one; `transfer`: guests leave the chair. */
  wheelchair: z.nullable(z.enum(['stay', 'both', 'transfer'])),
});
export type AttractionFacts = z.infer<typeof AttractionFacts>;

/** What a family asks about a restaurant of the same `id`. `kids` 1 to 5; `demand` 1 to 5, null where no booking is known. */
export const RestaurantFacts = z.object({
  ...catalogueEntry,
  park: z.nullable(ParkId),
  summary: z.string(),
  popularity,
  vibe: z.array(z.string()),
  dishes: z.array(z.string()),
  kids: z.int(),
  highChairs: z.enum(['good', 'ok', 'poor']),
  demand: z.nullable(z.int()),
});
export type RestaurantFacts = z.infer<typeof RestaurantFacts>;

/** What a family asks about a snack of the same `id`. `allergens` it usually contains, at least; null where nothing is known. */
export const SnackFacts = z.object({
  ...catalogueEntry,
  park: ParkId,
  summary: z.string(),
  popularity,
  kids: z.int(),
  allergens: z.nullable(z.array(z.string())),
});
export type SnackFacts = z.infer<typeof SnackFacts>;

/** Somewhere to know in a park that is nothing to ride or eat: Baby Care Centers, first aid, strollers, quiet corners. */
export const GuestPlace = z.object({
  ...catalogueEntry,
  park: ParkId,
  land: z.string(),
  kind: z.enum([
    'baby-care',
    'first-aid',
    'guest-relations',
    'stroller-rental',
    'quiet',
    'water',
    'playground',
  ]),
  note: z.nullable(z.string()),
  point: Point,
});
export type GuestPlace = z.infer<typeof GuestPlace>;
