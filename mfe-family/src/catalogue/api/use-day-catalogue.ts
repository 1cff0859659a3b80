import type { CatalogueKind } from '@landsea/contracts/catalogue';
import type { DayCatalogue } from '@landsea/rules/day-plans';
import type { TripDetail } from '@landsea/contracts/trip';
import { useMemo } from 'react';
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
