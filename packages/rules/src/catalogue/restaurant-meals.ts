import type { MealPeriod, PlanCredits, Restaurant } from '@landsea/contracts/catalogue';

export const listCharacterMeals = ({
  meals,
  characters,
  characterMeals = meals,
}: Pick<Restaurant, 'meals' | 'characters' | 'characterMeals'>): readonly MealPeriod[] =>
  characters.length > 0 ? characterMeals : [];

/** Null for a meal that is not on the plan. */
export const countCredits = (
  { planCredits, mealCredits }: Pick<Restaurant, 'planCredits' | 'mealCredits'>,
  meal: MealPeriod | null,
): PlanCredits | null => (meal && mealCredits?.[meal]) ?? planCredits;
