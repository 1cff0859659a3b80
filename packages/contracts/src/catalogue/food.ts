import * as z from 'zod/mini';
import { YearlySeason } from './yearly-season.js';
import { catalogueEntry, CentsRange, ParkId, Point } from './places.js';

export const restaurantServices = [
  'quick-service',
  'table-service',
  'signature',
  'buffet',
  'dinner-show',
  'lounge',
  'dessert-party',
] as const;
export const mealPeriods = ['breakfast', 'lunch', 'dinner', 'snacks'] as const;
export const MealPeriod = z.enum(mealPeriods);
export type MealPeriod = z.infer<typeof MealPeriod>;

/** Credits of the dining plan for each person. */
export const PlanCredits = z.object({ kind: z.enum(['quick', 'table', 'snack']), count: z.int() });
export type PlanCredits = z.infer<typeof PlanCredits>;

/**
 * `priceTier` 1 to 4 dollar signs; `fixedPrice` in cents before tax and tip; `freeCancelHours` 2 or 24
 * (domain.md, D4).
 */
export const Restaurant = z.object({
  ...catalogueEntry,
  where: z.enum(['park', 'hotel', 'springs', 'other']),
  park: z.nullable(ParkId),
  /** The land in a park, the hotel's name, or "Disney Springs". */
  area: z.string(),
  hotelIds: z.array(z.string()),
  service: z.enum(restaurantServices),
  cuisine: z.string(),
  meals: z.array(MealPeriod),
  priceTier: z.int().check(z.minimum(1), z.maximum(4)),
  fixedPrice: z.nullable(z.object({ adult: CentsRange, child: z.nullable(CentsRange) })),
  takesReservations: z.boolean(),
  walkUpList: z.boolean(),
  mobileOrder: z.boolean(),
  prepaid: z.boolean(),
  freeCancelHours: z.int(),
  characters: z.array(z.string()),
  /** Absent when characters come to all of `meals`. */
  characterMeals: z.optional(z.array(MealPeriod)),
  /** Null where the plan does not apply. */
  planCredits: z.nullable(PlanCredits),
  mealCredits: z.optional(z.partialRecord(MealPeriod, PlanCredits)),
  isOpen: z.boolean(),
  /** All year when absent. */
  season: z.optional(YearlySeason),
  note: z.nullable(z.string()),
  point: z.nullable(Point),
});
export type Restaurant = z.infer<typeof Restaurant>;

export const dietTags = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'nut-free'] as const;

export const Snack = z.object({
  ...catalogueEntry,
  park: ParkId,
  land: z.string(),
  restaurant: z.string(),
  restaurantId: z.nullable(z.string()),
  priceCents: z.nullable(z.int()),
  category: z.enum(['sweet', 'savory', 'drink', 'breakfast', 'snack']),
  diet: z.array(z.enum(dietTags)),
  shareable: z.boolean(),
  point: z.nullable(Point),
});
export type Snack = z.infer<typeof Snack>;
