import type { Restaurant, ShipVenue, CentsRange, Excursion } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { listEaters, priceMeal } from '../../dining-plan/dining-plan.js';
import { getMiddle } from '../../dining-plan/meal-price.js';
import type { FindRestaurant } from '../../planning/meal-restaurant.js';
import { getAgeOn, getTicketAge } from '../../trip/guests.js';

export type PricedOuting = Pick<Excursion, 'adult' | 'child' | 'group'>;

const perGuest = ({ adult, child }: PricedOuting, age: number): CentsRange => {
  const kind = getTicketAge(age);
  if (kind === 'free') return { from: 0, to: 0 };
  return kind === 'child' && child ? child : adult;
};

/** Cents: adults from 10, children 3 to 9, under 3 free; a cabana or cart once for each group. */
export const pricePartyOuting = (priced: PricedOuting, ages: readonly number[]): CentsRange => {
  if (priced.group !== null) {
    const groups = Math.ceil(ages.length / priced.group);
    return { from: priced.adult.from * groups, to: priced.adult.to * groups };
  }
  return ages
    .map((age) => perGuest(priced, age))
    .reduce((sum, { from, to }) => ({ from: sum.from + from, to: sum.to + to }), { from: 0, to: 0 });
};

type CostedItem = Pick<DayItem, 'title' | 'date' | 'people' | 'catalogueId' | 'costCents' | 'details'>;

export interface UsualPrices {
  restaurantOf: FindRestaurant<Restaurant>;
  outingOf: (id: string) => PricedOuting | undefined;
  venueOf: (id: string) => Pick<ShipVenue, 'price' | 'section'> | undefined;
}

type CostedTrip = Pick<TripDetail, 'party' | 'startDate'>;

/** Other prices aboard depend on the order. */
const soldByTheHead: readonly ShipVenue['section'][] = ['adult-dining', 'specialty-dining', 'tasting'];

const priceOf = (catalogueId: string, { outingOf, venueOf }: UsualPrices): PricedOuting | undefined => {
  const outing = outingOf(catalogueId);
  if (outing) return outing;
  const venue = venueOf(catalogueId);
  return venue?.price && soldByTheHead.includes(venue.section)
    ? { adult: venue.price, child: null, group: null }
    : undefined;
};

const outingCost = (item: CostedItem, trip: CostedTrip, prices: UsualPrices): number => {
  const priced = item.catalogueId === null ? undefined : priceOf(item.catalogueId, prices);
  if (!priced) return 0;
  const date = item.date ?? trip.startDate;
  const ages = listEaters(item, trip.party).map((person) => getAgeOn(person, date));
  return getMiddle(pricePartyOuting(priced, ages));
};

export const isPricedByCatalogue = ({
  costCents,
  details,
}: Pick<DayItem, 'costCents' | 'details'>): boolean =>
  costCents === null &&
  (details.kind === 'excursion' ||
    details.kind === 'activity' ||
    (details.kind === 'dining' && !details.onDiningPlan));

/** Cents, the middle of the catalog's range for all people at their ages; 0 for an own or unknown cost. */
export const getUsualCost = (item: CostedItem, trip: CostedTrip, prices: UsualPrices): number => {
  if (!isPricedByCatalogue(item)) return 0;
  if (item.details.kind !== 'dining') return outingCost(item, trip, prices);
  const restaurant = prices.restaurantOf(item) ?? undefined;
  return priceMeal(item, restaurant, trip.party, item.date ?? trip.startDate);
};
