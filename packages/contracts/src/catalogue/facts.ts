import * as z from 'zod/mini';
import { catalogueEntry, ParkId, Point } from './places.js';

/** From 1 to 100 among its like. */
const popularity = z.int().check(z.minimum(1), z.maximum(100));

export const rideTraits = ['dark', 'drops', 'loud', 'spins', 'wet', 'splashes', 'simulator'] as const;

/** `id` is that of the attraction or show; `intensity` 1 calm to 5 very strong. */
export const AttractionFacts = z.object({
  ...catalogueEntry,
  park: ParkId,
  summary: z.string(),
  popularity,
  intensity: z.int().check(z.minimum(1), z.maximum(5)),
  traits: z.array(z.enum(rideTraits)),
  /** A part of a sentence. */
  scaryFor: z.nullable(z.string()),
  babies: z.boolean(),
  bestTime: z.nullable(z.enum(['anytime', 'opening', 'late', 'showtime', 'with-lane'])),
  tip: z.nullable(z.string()),
  /** `both`: a standard wheelchair may stay, scooters change to one; `transfer`: guests leave the chair. */
  wheelchair: z.nullable(z.enum(['stay', 'both', 'transfer'])),
});
export type AttractionFacts = z.infer<typeof AttractionFacts>;

/** `id` is that of the restaurant; `kids` and `demand` 1 to 5, null for unknown demand. */
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

/** `id` is that of the snack; `allergens` are incomplete, null for unknown. */
export const SnackFacts = z.object({
  ...catalogueEntry,
  park: ParkId,
  summary: z.string(),
  popularity,
  kids: z.int(),
  allergens: z.nullable(z.array(z.string())),
});
export type SnackFacts = z.infer<typeof SnackFacts>;

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
