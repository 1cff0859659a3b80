import type { Restaurant, ParkId } from '@landsea/contracts/catalogue';
import { isInSeason } from '../../catalogue/seasons.js';
import { walkOn, type DayContext } from '../day-context.js';
import type { Place } from '../walks.js';

/** Minutes that a queue, a stand and a repeated place cost. */
const COUNTER_MINUTES = 6;
const STAND_MINUTES = 3;
const AGAIN_MINUTES = 8;

interface Between {
  before: Place | null;
  after: Place | null;
}

/** Restaurant ids: earlier days are avoided, the same day excluded. */
export interface EarlierMeals {
  before: ReadonlySet<string>;
  today: ReadonlySet<string>;
}

/** Open restaurants that serve the meal, with mobile order first; undefined where the catalog has none. */
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
