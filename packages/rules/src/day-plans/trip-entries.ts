import { parkIds, type Snack, type Travel, type TripCatalogue } from '@landsea/contracts/catalogue';
import type { TripDetail } from '@landsea/contracts/trip';
import { toShipId } from '../catalogue/ship-names.js';
import { dietTags, suitsDiet } from './conflicts/person-conflicts.js';
import type { DayCatalogue } from './day-catalogue.js';

/** One for each diet that any snack suits: a diet without one counts as served nowhere. */
const listDietSnacks = (snacks: readonly Snack[]): Snack[] =>
  dietTags.flatMap((tag) => snacks.find((snack) => suitsDiet(snack, tag)) ?? []);

const inParks = ({ modes: _modes, ...travel }: Travel): Travel => {
  const parks = new Set<string>(parkIds);
  return {
    ...travel,
    hotelTo: [],
    between: travel.between.filter(({ from, to }) => parks.has(from) && parks.has(to)),
  };
};

/**
 * The entries that evaluate the days of a trip as the whole catalog does: those of its items, the rides whose
 * line a character shares, the venues of the ship, and fireworks, which end meals in any park.
 */
export const selectTripEntries = (
  catalogue: DayCatalogue,
  catalogueIds: Iterable<string>,
  { sailing }: Pick<TripDetail, 'sailing'>,
): TripCatalogue => {
  const ids = new Set(catalogueIds);
  const isItem = ({ id }: { id: string }): boolean => ids.has(id);
  const ship = sailing && toShipId(sailing.ship);
  const meets = catalogue.meets.filter(isItem);
  const shared = new Set(meets.map(({ attractionId }) => attractionId));
  const dietSnacks = new Set(listDietSnacks(catalogue.snacks));
  const lists = {
    attractions: catalogue.attractions.filter((ride) => isItem(ride) || shared.has(ride.id)),
    shows: catalogue.shows.filter((show) => isItem(show) || show.kind === 'fireworks'),
    restaurants: catalogue.restaurants.filter(isItem),
    snacks: catalogue.snacks.filter((snack) => isItem(snack) || dietSnacks.has(snack)),
    meets,
    photoSpots: catalogue.photoSpots.filter(isItem),
    shipVenues: (catalogue.shipVenues ?? []).filter(
      (venue) => isItem(venue) || (ship !== null && venue.ships.includes(ship)),
    ),
    excursions: (catalogue.excursions ?? []).filter(isItem),
  };
  const known = new Set(Object.values(lists).flatMap((entries) => entries.map(({ id }) => id)));
  return {
    ...lists,
    travel: inParks(catalogue.travel),
    unknownIds: [...ids].filter((id) => !known.has(id)),
  };
};

/** True when each of the ids is in the entries, or in no list of the catalog. */
export const hasAllEntries = (
  { travel: _travel, unknownIds, ...lists }: TripCatalogue,
  catalogueIds: Iterable<string>,
): boolean => {
  const known = new Set([
    ...unknownIds,
    ...Object.values(lists).flatMap((entries) => entries.map(({ id }) => id)),
  ]);
  return [...catalogueIds].every((id) => known.has(id));
};
