import type { UsualPrices } from '@landsea/rules/day-plans';
import { makeRestaurantFinder } from '@landsea/rules/planning';
import type { CatalogueParts } from './catalogue-parts.js';

export const readUsualPrices = (
  parts: Pick<CatalogueParts, 'restaurants' | 'excursions' | 'ship-venues'>,
): UsualPrices => {
  const outings = new Map(parts.excursions.map((outing) => [outing.id, outing]));
  const venues = new Map(parts['ship-venues'].map((venue) => [venue.id, venue]));
  return {
    restaurantOf: makeRestaurantFinder(parts.restaurants),
    outingOf: (id) => outings.get(id),
    venueOf: (id) => venues.get(id),
  };
};
