import type { Snack } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import type { KnownEntry } from '../stops/day-entries.js';

/** `big` is a buffet or several courses. */
export type MealSize = 'snack' | 'meal' | 'big';

/** Cents for a filling savory dish. Source: the dishes of the catalog, 2026. */
const MAIN_DISH_CENTS = 1_100;
/** Assumptions: minutes to order, wait and eat. */
const AT_A_TABLE_CENTS = 2_000;
const MAIN_DISH_MINUTES = 25;
const AT_A_TABLE_MINUTES = 30;

type Dish = Pick<Snack, 'category' | 'priceCents'>;

export const isMainDish = ({ category, priceCents }: Dish): boolean =>
  category === 'savory' && (priceCents === null || priceCents >= MAIN_DISH_CENTS);

/** Null for a snack, which is eaten in passing. */
export const getDishMinutes = (dish: Dish): number | null => {
  if (!isMainDish(dish)) return null;
  return (dish.priceCents ?? 0) >= AT_A_TABLE_CENTS ? AT_A_TABLE_MINUTES : MAIN_DISH_MINUTES;
};

/** Null for an item without food. */
export const getMealSize = (
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

/** Assumptions: minutes between meals. */
const MEAL_GAP_MINUTES = 90;
const SNACK_GAP_MINUTES = 45;
const BIG_GAP_MINUTES = 240;

export const getMinutesBetweenMeals = (a: MealSize, b: MealSize): number => {
  if (a === 'big' && b === 'big') return BIG_GAP_MINUTES;
  if (a !== 'snack' && b !== 'snack') return MEAL_GAP_MINUTES;
  if (a === 'snack' && b === 'snack') return 0;
  return a === 'big' || b === 'big' ? MEAL_GAP_MINUTES : SNACK_GAP_MINUTES;
};
