import * as z from 'zod/mini';
import { CentsRange } from '../catalogue/places.js';

export const mealKinds = ['quick', 'table', 'character', 'signature'] as const;
export const MealKind = z.enum(mealKinds);
export type MealKind = z.infer<typeof MealKind>;

/** Cents before tax and tip. */
export const TypicalMeal = z.object({
  kind: MealKind,
  adultCents: z.int(),
  childCents: z.int(),
  /** Absent in earlier releases. */
  adultRange: z.optional(CentsRange),
  childRange: z.optional(CentsRange),
  planCredits: z.object({ kind: z.enum(['quick', 'table', 'snack']), count: z.int() }),
  restaurants: z.int(),
});
export type TypicalMeal = z.infer<typeof TypicalMeal>;
