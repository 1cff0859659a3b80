import { listCharacterMeals } from '@landsea/rules/catalogue';
import type { MealPeriod, Restaurant } from '@landsea/contracts/catalogue';

export const mealLabels: Record<MealPeriod, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snacks: 'Snacks',
};

const mealNames = (meals: readonly MealPeriod[]): string =>
  new Intl.ListFormat('en-US').format(meals.map((meal) => mealLabels[meal].toLowerCase()));

/** "Characters", or "Characters at breakfast" when other meals have none; undefined without characters. */
export const formatCharacters = (restaurant: Restaurant): string | undefined => {
  const meals = listCharacterMeals(restaurant);
  if (meals.length === 0) return undefined;
  return meals.length === restaurant.meals.length ? 'Characters' : `Characters at ${mealNames(meals)}`;
};

/** The characters of a meal, or the meal to choose instead; undefined without characters. */
export const formatCharactersAt = (restaurant: Restaurant, meal: MealPeriod): string | undefined => {
  const meals = listCharacterMeals(restaurant);
  if (meals.length === 0) return undefined;
  return meals.includes(meal)
    ? `You may meet ${restaurant.characters.join(', ')}.`
    : `No characters at ${mealNames([meal])}: they come to ${mealNames(meals)}.`;
};

export const serviceNames: Record<Restaurant['service'], string> = {
  'quick-service': 'Quick service',
  'table-service': 'Table service',
  signature: 'Signature dining',
  buffet: 'Buffet',
  'dinner-show': 'Dinner show',
  lounge: 'Lounge',
  'dessert-party': 'Dessert party',
};

export const usualMealTimes: Record<MealPeriod, string> = {
  breakfast: '08:30',
  lunch: '12:15',
  dinner: '17:45',
  snacks: '15:00',
};
