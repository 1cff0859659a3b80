import { TripCatalogue, type CatalogueKind } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import { hasAllEntries, type DayCatalogue } from '@landsea/rules/day-plans';
import type { TripDetail } from '@landsea/contracts/trip';
import { answerOf } from '@landsea/web-kit';
import { useMemo } from 'react';
import { tripApi } from '../../trip-frame/api/trip-api';
import { useCatalogueList, useGetParkCalendarQuery, useGetTravelQuery } from './catalogue-api';

const none: never[] = [];

const useListOrNone = <K extends CatalogueKind>(kind: K, skip: boolean) => {
  const { entries, error } = useCatalogueList(kind, { skip });
  return entries ?? (error ? none : undefined);
};

/**
 * Undefined until hours, walks and all lists have loaded, as every list evaluates the days again. A list that
 * cannot be loaded is empty. Ship and shore are loaded for a trip with a sailing only.
 */
export const useDayCatalogue = ({
  skip = false,
  trip,
}: { skip?: boolean; trip?: Pick<TripDetail, 'sailing'> } = {}): DayCatalogue | undefined => {
  const { data: calendar } = useGetParkCalendarQuery(undefined, { skip });
  const { data: travel } = useGetTravelQuery(undefined, { skip });
  const attractions = useListOrNone('attractions', skip);
  const shows = useListOrNone('shows', skip);
  const restaurants = useListOrNone('restaurants', skip);
  const snacks = useListOrNone('snacks', skip);
  const meets = useListOrNone('meets', skip);
  const photoSpots = useListOrNone('photo-spots', skip);
  const onLand = skip || !trip?.sailing;
  const shipVenues = useListOrNone('ship-venues', onLand);
  const excursions = useListOrNone('excursions', onLand);
  const ports = useListOrNone('ports', onLand);
  return useMemo(() => {
    if (!calendar || !travel) return undefined;
    if (!attractions || !shows || !restaurants || !snacks || !meets || !photoSpots) return undefined;
    const onLandLists = { attractions, shows, restaurants, snacks, meets, photoSpots, calendar, travel };
    if (onLand) return onLandLists;
    if (!shipVenues || !excursions || !ports) return undefined;
    return { ...onLandLists, shipVenues, excursions, ports };
  }, [
    attractions,
    calendar,
    excursions,
    meets,
    onLand,
    photoSpots,
    ports,
    restaurants,
    shipVenues,
    shows,
    snacks,
    travel,
  ]);
};

interface CatalogueOfTrip {
  tripId: string;
  /** Its venues are in the answer. */
  ship: string | undefined;
}

const tripCatalogueApi = tripApi.enhanceEndpoints({ addTagTypes: ['Catalogue'] }).injectEndpoints({
  endpoints: (build) => ({
    getTripCatalogue: build.query<TripCatalogue, CatalogueOfTrip>({
      query: ({ tripId }) => ({ url: `/api/v1/trips/${tripId}/day-catalogue` }),
      transformResponse: answerOf(TripCatalogue),
      providesTags: ['Catalogue'],
    }),
  }),
});

const listIds = (items: readonly DayItem[]): string[] =>
  items.flatMap(({ catalogueId }) => catalogueId ?? []);

/**
 * As {@link useDayCatalogue}, with the entries of the trip's items alone: a tenth of the lists. All of them are
 * loaded when an item is added that these entries lack, and where the service does not answer; when they cannot be
 * loaded, the entries stay.
 */
export const useTripDayCatalogue = (
  trip: Pick<TripDetail, 'id' | 'sailing'>,
  items: readonly DayItem[],
): DayCatalogue | undefined => {
  const { data: entries, isError } = tripCatalogueApi.useGetTripCatalogueQuery({
    tripId: trip.id,
    ship: trip.sailing?.ship,
  });
  const { data: calendar } = useGetParkCalendarQuery();
  const onLand = !trip.sailing;
  const ports = useListOrNone('ports', onLand);
  const lacks = useMemo(
    () => entries !== undefined && !hasAllEntries(entries, listIds(items)),
    [entries, items],
  );
  const whole = useDayCatalogue({ skip: !isError && !lacks, trip });
  const own = useMemo(() => {
    if (!entries || !calendar || !(onLand || ports)) return undefined;
    const { unknownIds: _unknown, shipVenues, excursions, ...lists } = entries;
    return { ...lists, calendar, ...(ports && { shipVenues, excursions, ports }) };
  }, [calendar, entries, onLand, ports]);
  const hasLists = whole && whole.attractions.length + whole.restaurants.length > 0;
  return (isError || lacks) && (hasLists || !own) ? whole : own;
};
