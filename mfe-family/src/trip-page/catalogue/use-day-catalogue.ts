import type { CatalogueKind } from '@landsea/contracts/catalogue';
import type { DayCatalogue } from '@landsea/contracts/day-plans';
import { useMemo } from 'react';
import { useCatalogueList, useGetParkCalendarQuery, useGetTravelQuery } from './catalogue-api';

const none: never[] = [];

const useListOrNone = <K extends CatalogueKind>(kind: K, skip: boolean) => {
  const { entries, error } = useCatalogueList(kind, { skip });
  return entries ?? (error ? none : undefined);
};

/**
 * The lists that the rules of a day need; undefined until hours, walks and all lists are there, as every list evaluates the
 * days again. A list that cannot be loaded is empty.
 */
export const useDayCatalogue = ({ skip = false }: { skip?: boolean } = {}): DayCatalogue | undefined => {
  const { data: calendar } = useGetParkCalendarQuery(undefined, { skip });
  const { data: travel } = useGetTravelQuery(undefined, { skip });
  const attractions = useListOrNone('attractions', skip);
  const shows = useListOrNone('shows', skip);
  const restaurants = useListOrNone('restaurants', skip);
  const snacks = useListOrNone('snacks', skip);
  const meets = useListOrNone('meets', skip);
  const photoSpots = useListOrNone('photo-spots', skip);
  return useMemo(() => {
    if (!calendar || !travel) return undefined;
    if (!attractions || !shows || !restaurants || !snacks || !meets || !photoSpots) return undefined;
    return { attractions, shows, restaurants, snacks, meets, photoSpots, calendar, travel };
  }, [attractions, calendar, meets, photoSpots, restaurants, shows, snacks, travel]);
};
