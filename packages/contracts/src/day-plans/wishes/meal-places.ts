import type { Restaurant } from '../../catalogue/food.js';
import type { ParkId } from '../../catalogue/places.js';
import { isInSeason } from '../../catalogue/yearly-season.js';
import { walkOn, type DayContext } from '../day-context.js';
import type { Place } from '../walks.js';

/** What a line at the counter, a stand with snacks beside its meals, and a place that was proposed before cost in minutes. */
const COUNTER_MINUTES = 6;
const STAND_MINUTES = 3;
const AGAIN_MINUTES = 8;

/** Where people come from before a meal and go to after it; null where the day begins or ends. */
interface Between {
  before: Place | null;
  after: Place | null;
}

/** Ids of restaurants: those of earlier days, which are better not proposed again, and those of the day, which never are. */
export interface EarlierMeals {
  before: ReadonlySet<string>;
  today: ReadonlySet<string>;
}

/**
 * The quick-service restaurant of a park that is least out of the way for a meal: of those that are open and serve it, ones with
 * mobile order first, and never where the family eats that day already. Undefined where the catalog knows none.
 */
export const placeForMeal = (
  meal: 'lunch' | 'dinner',
  park: ParkId,
  { before, after }: Between,
  context: DayContext,
  used: EarlierMeals,
): Restaurant | undefined => {
  const walk = walkOn(context);
  const minutesTo = ({ park, area: land, point }: Restaurant): number => {
    const place = { park, land, point };
    return (before ? walk(before, place) : 0) + (after && after.park === park ? walk(place, after) : 0);
  };
  const costOf = (each: Restaurant): number =>
    minutesTo(each) +
    (each.mobileOrder ? 0 : COUNTER_MINUTES) +
    (each.meals.includes('snacks') ? STAND_MINUTES : 0) +
    (used.before.has(each.id) ? AGAIN_MINUTES : 0);
  return context.catalogue.restaurants
    .filter(
      (each) =>
        each.park === park &&
        each.service === 'quick-service' &&
        each.isOpen &&
        !used.today.has(each.id) &&
        each.meals.includes(meal) &&
        isInSeason(each.season, context.date),
    )
    .map((each) => ({ each, cost: costOf(each) }))
    .toSorted((a, b) => a.cost - b.cost || a.each.id.localeCompare(b.each.id))[0]?.each;
};
