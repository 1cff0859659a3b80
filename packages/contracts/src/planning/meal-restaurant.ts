import type { Restaurant } from '../catalogue/food.js';
import { placeMatcher } from '../catalogue/place-matcher.js';
import type { DayItem } from './day-items.js';
import type { DetailsOf } from './item-details.js';
import { parkRules } from './park-rules.js';

/** Finds the restaurant of a meal; null for a place that the catalog does not know. */
export type FindRestaurant<T> = (meal: Pick<DayItem, 'catalogueId' | 'title'>) => T | null;

/** The restaurant of a meal: the catalog entry that the item refers to, else the one whose name somebody typed as its title. */
export const restaurantFinder = <T extends Pick<Restaurant, 'id' | 'name'>>(
  restaurants: readonly T[],
): FindRestaurant<T> => {
  const byId = new Map(restaurants.map((restaurant) => [restaurant.id, restaurant]));
  const named = placeMatcher(restaurants);
  return ({ catalogueId, title }) =>
    (catalogueId === null ? undefined : byId.get(catalogueId)) ?? named(title);
};

/** Hours before a meal until which it is canceled for free: as somebody entered, else as its restaurant asks, else the usual. */
export const freeCancelHours = (
  entered: DetailsOf<'dining'>['freeCancelHours'] | undefined,
  restaurant: Pick<Restaurant, 'freeCancelHours'> | null,
): number => entered ?? restaurant?.freeCancelHours ?? parkRules.dining.cancellation.hoursBefore;

/** Where a dinner without a restaurant is: at the hotel the family sleeps in, with no table to book. */
export const AT_YOUR_HOTEL = 'Your hotel';

/**
 * Whether a meal is a table that somebody books: its restaurant takes reservations, or the catalog does not know the place. One that
 * is booked already always counts; counter service and a dinner at the hotel never do.
 */
export const isTableToBook = (
  { place, status }: Pick<DayItem, 'place' | 'status'>,
  restaurant: Pick<Restaurant, 'takesReservations'> | null,
): boolean => status === 'booked' || (restaurant ? restaurant.takesReservations : place !== AT_YOUR_HOTEL);
