import type { Snack } from '../../catalogue/food.js';
import type { DayItem } from '../../planning/day-items.js';
import type { KnownEntry } from '../stops/day-entries.js';

/** How much people eat: `big` is a buffet, all that they can eat, or several courses. */
export type MealSize = 'snack' | 'meal' | 'big';

/** A savory dish from this price on fills people up. Source: the dishes of the catalog, 2026. */
const MAIN_DISH_CENTS = 1_100;
/** Time to order, wait and eat a main dish; one of this price is eaten at a table. Assumptions. */
const AT_A_TABLE_CENTS = 2_000;
const MAIN_DISH_MINUTES = 25;
const AT_A_TABLE_MINUTES = 30;

type Dish = Pick<Snack, 'category' | 'priceCents'>;

/** Whether something on the list of snacks is a main dish: savory, from $11 on, or of a price that nobody knows. */
export const isMainDish = ({ category, priceCents }: Dish): boolean =>
  category === 'savory' && (priceCents === null || priceCents >= MAIN_DISH_CENTS);

/** The minutes that a main dish takes; null for a snack, which is eaten in passing. */
export const dishMinutes = (dish: Dish): number | null => {
  if (!isMainDish(dish)) return null;
  return (dish.priceCents ?? 0) >= AT_A_TABLE_CENTS ? AT_A_TABLE_MINUTES : MAIN_DISH_MINUTES;
};

/** How much people eat at an item; null for what is no food. */
export const mealSizeOf = (
  { details }: Pick<DayItem, 'details'>,
  known: KnownEntry | null,
): MealSize | null => {
  if (details.kind === 'snack') {
    return known?.list === 'snacks' && isMainDish(known.entry) ? 'meal' : 'snack';
  }
  if (details.kind !== 'dining') return null;
  if (details.meal === 'snacks') return 'snack';
  if (known?.list !== 'restaurants') return 'meal';
  const { service, fixedPrice } = known.entry;
  return fixedPrice !== null || ['buffet', 'signature', 'dinner-show'].includes(service) ? 'big' : 'meal';
};

/** Between the end of one meal and the beginning of the next, unless people chose the times. Assumptions. */
const MEAL_GAP_MINUTES = 90;
const SNACK_GAP_MINUTES = 45;
const BIG_GAP_MINUTES = 240;

/**
 * How many minutes lie between two things to eat: 4 hours between big meals, an hour and a half between others
 * and beside a snack for big ones, less beside it for a usual meal.
 */
export const minutesBetweenMeals = (a: MealSize, b: MealSize): number => {
  if (a === 'big' && b === 'big') return BIG_GAP_MINUTES;
  if (a !== 'snack' && b !== 'snack') return MEAL_GAP_MINUTES;
  if (a === 'snack' && b === 'snack') return 0;
  return a === 'big' || b === 'big' ? MEAL_GAP_MINUTES : SNACK_GAP_MINUTES;
};
