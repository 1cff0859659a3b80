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

/** Credits of the dining plan a person. */
export const PlanCredits = z.object({ kind: z.enum(['quick', 'table', 'snack']), count: z.int() });
export type PlanCredits = z.infer<typeof PlanCredits>;

/**
 * A restaurant in a park, a hotel or Disney Springs. `priceTier` 1 to 4 dollar signs. `fixedPrice` in cents before tax and
 * tip where a meal has one. `freeCancelHours` 2 or 24 before the meal (domain.md, D4).
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
  /** The meals with the characters, where these do not come to all of `meals`. */
  characterMeals: z.optional(z.array(MealPeriod)),
  /** Credits of the dining plan, null where it does not count. */
  planCredits: z.nullable(PlanCredits),
  /** The credits of meals for which they differ from `planCredits`. */
  mealCredits: z.optional(z.partialRecord(MealPeriod, PlanCredits)),
  isOpen: z.boolean(),
  /** When in the year it serves; all year unless given. */
  season: z.optional(YearlySeason),
  note: z.nullable(z.string()),
  point: z.nullable(Point),
});
export type Restaurant = z.infer<typeof Restaurant>;

/** The meals of a restaurant at which characters come to the tables; none without characters. */
export const mealsWithCharacters = ({
  meals,
  characters,
  characterMeals = meals,
}: Pick<Restaurant, 'meals' | 'characters' | 'characterMeals'>): readonly MealPeriod[] =>
  characters.length > 0 ? characterMeals : [];

/** The credits that a meal at a restaurant takes; null where it is not on the plan. */
export const creditsFor = (
  { planCredits, mealCredits }: Pick<Restaurant, 'planCredits' | 'mealCredits'>,
  meal: MealPeriod | null,
): PlanCredits | null => (meal && mealCredits?.[meal]) ?? planCredits;

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
