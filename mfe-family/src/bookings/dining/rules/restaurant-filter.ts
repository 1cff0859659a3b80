import type { CalendarDate } from '@landsea/contracts/core';
import { type MealPeriod, type ParkId, type Restaurant, parkNames } from '@landsea/contracts/catalogue';
import { isInSeason, listCharacterMeals } from '@landsea/rules/catalogue';

export type WhereFilter = 'any' | 'trip' | ParkId | 'hotel' | 'springs';
export type ServiceFilter = 'any' | 'quick' | 'table' | 'signature' | 'characters';
export type SortBy = 'popular' | 'name' | 'price' | 'votes' | 'near';

export interface RestaurantFilter {
  where: WhereFilter;
  area: string;
  service: ServiceFilter;
  cuisine: string;
  meal: MealPeriod | 'any';
  mostTier: number;
  sort: SortBy;
  anySeason: boolean;
}

export const noRestaurantFilter: RestaurantFilter = {
  where: 'any',
  area: '',
  service: 'any',
  cuisine: '',
  meal: 'any',
  mostTier: 4,
  sort: 'popular',
  anySeason: false,
};

export const whereLabels: Record<WhereFilter, string> = {
  any: 'Everywhere',
  trip: 'Your parks and hotel',
  ...parkNames,
  hotel: 'Hotels',
  springs: 'Disney Springs',
};

export const serviceLabels: Record<ServiceFilter, string> = {
  any: 'Any',
  quick: 'Quick',
  table: 'Table',
  signature: 'Signature',
  characters: 'Characters',
};

type Passes = (restaurant: Restaurant, filter: Pick<RestaurantFilter, 'meal'>) => boolean;

/** Characters count for the chosen meal only. */
const services: Record<ServiceFilter, Passes> = {
  any: () => true,
  quick: ({ service }) => service === 'quick-service',
  table: ({ service }) => service !== 'quick-service' && service !== 'lounge',
  signature: ({ service }) => service === 'signature' || service === 'dinner-show',
  characters: (restaurant, { meal }) => {
    const meals = listCharacterMeals(restaurant);
    return meal === 'any' ? meals.length > 0 : meals.includes(meal);
  },
};

const isWithin = ({ where, area }: RestaurantFilter, restaurant: Restaurant): boolean => {
  const isThere =
    where === 'any' ||
    where === 'trip' ||
    (where === 'hotel' || where === 'springs' ? restaurant.where === where : restaurant.park === where);
  return isThere && (area === '' || restaurant.area === area);
};

/** The order, the season and the trip's places do not count as filters. */
export const filterCount = (filter: RestaurantFilter): number =>
  (Object.keys(noRestaurantFilter) as (keyof RestaurantFilter)[]).filter(
    (key) =>
      key !== 'sort' &&
      key !== 'anySeason' &&
      filter[key] !== noRestaurantFilter[key] &&
      filter[key] !== 'trip',
  ).length;

export const filterRestaurants = (
  restaurants: readonly Restaurant[],
  filter: RestaurantFilter,
  dates: readonly CalendarDate[],
): Restaurant[] =>
  restaurants.filter(
    (restaurant) =>
      restaurant.isOpen &&
      (filter.anySeason || dates.some((date) => isInSeason(restaurant.season, date))) &&
      isWithin(filter, restaurant) &&
      services[filter.service](restaurant, filter) &&
      (filter.cuisine === '' || restaurant.cuisine.toLowerCase().includes(filter.cuisine.toLowerCase())) &&
      (filter.meal === 'any' || restaurant.meals.includes(filter.meal)) &&
      restaurant.priceTier <= filter.mostTier,
  );

export const listCuisines = (restaurants: readonly Restaurant[], atLeast = 3): string[] => {
  const counts = new Map<string, number>();
  for (const { cuisine } of restaurants) {
    const [word = ''] = cuisine.split(/[ ,/]/);
    if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= atLeast)
    .map(([word]) => word)
    .sort((a, b) => a.localeCompare(b));
};

interface SortValues {
  fame: (restaurant: Restaurant) => number;
  price: (restaurant: Restaurant) => number;
  votes: (restaurant: Restaurant) => number;
  /** Minutes on foot from the day's plan; undefined when the way is not known. */
  walk: (restaurant: Restaurant) => number | undefined;
}

export const sortRestaurants = (
  restaurants: readonly Restaurant[],
  sort: SortBy,
  { fame, price, votes, walk }: SortValues,
): Restaurant[] => {
  const by: Record<SortBy, (restaurant: Restaurant) => number> = {
    popular: (restaurant) => -fame(restaurant),
    name: () => 0,
    price,
    votes: (restaurant) => -votes(restaurant),
    near: (restaurant) => walk(restaurant) ?? Infinity,
  };
  const value = by[sort];
  return [...restaurants].sort((a, b) => {
    const [left, right] = [value(a), value(b)];
    return left === right ? a.name.localeCompare(b.name) : left - right;
  });
};
