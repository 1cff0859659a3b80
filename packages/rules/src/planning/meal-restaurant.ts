import type { Restaurant } from '@landsea/contracts/catalogue';
import { placeMatcher } from '../catalogue/place-matcher.js';
import type { DayItem, DetailsOf } from '@landsea/contracts/planning';
import { parkRules } from './park-rules.js';

export type FindRestaurant<T> = (meal: Pick<DayItem, 'catalogueId' | 'title'>) => T | null;

export const makeRestaurantFinder = <T extends Pick<Restaurant, 'id' | 'name'>>(
  restaurants: readonly T[],
): FindRestaurant<T> => {
  const byId = new Map(restaurants.map((restaurant) => [restaurant.id, restaurant]));
  const named = placeMatcher(restaurants);
  return ({ catalogueId, title }) =>
    (catalogueId === null ? undefined : byId.get(catalogueId)) ?? named(title);
};

/** The entered hours, else the restaurant's, else the usual. */
export const freeCancelHours = (
  entered: DetailsOf<'dining'>['freeCancelHours'] | undefined,
  restaurant: Pick<Restaurant, 'freeCancelHours'> | null,
): number => entered ?? restaurant?.freeCancelHours ?? parkRules.dining.cancellation.hoursBefore;

export const AT_YOUR_HOTEL = 'Your hotel';

/** An unknown place counts; a booked one always does; counter service and a dinner at the hotel never do. */
export const isTableToBook = (
  { place, status }: Pick<DayItem, 'place' | 'status'>,
  restaurant: Pick<Restaurant, 'takesReservations'> | null,
): boolean => status === 'booked' || (restaurant ? restaurant.takesReservations : place !== AT_YOUR_HOTEL);
