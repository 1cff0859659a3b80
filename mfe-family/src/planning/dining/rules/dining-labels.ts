import type { MealPeriod, Restaurant } from '@landsea/contracts/catalogue';

export const mealLabels: Record<MealPeriod, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snacks: 'Snacks',
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

/** Minutes at the table, by kind of service. */
export const usualMealMinutes: Record<Restaurant['service'], number> = {
  'quick-service': 40,
  'table-service': 75,
  signature: 100,
  buffet: 80,
  'dinner-show': 120,
  lounge: 45,
  'dessert-party': 90,
};
