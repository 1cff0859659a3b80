import type { DayCatalogue } from '@landsea/contracts/day-plans';
import { useMemo } from 'react';
import { useCatalogueList, useGetParkCalendarQuery, useGetTravelQuery } from './catalogue-api';

/** The lists that the rules of a day need; undefined until hours and walks are there, other lists empty while they load. */
export const useDayCatalogue = ({ skip = false }: { skip?: boolean } = {}): DayCatalogue | undefined => {
  const { data: calendar } = useGetParkCalendarQuery(undefined, { skip });
  const { data: travel } = useGetTravelQuery(undefined, { skip });
  const { entries: attractions } = useCatalogueList('attractions', { skip });
  const { entries: shows } = useCatalogueList('shows', { skip });
  const { entries: restaurants } = useCatalogueList('restaurants', { skip });
  const { entries: snacks } = useCatalogueList('snacks', { skip });
  const { entries: meets } = useCatalogueList('meets', { skip });
  const { entries: photoSpots } = useCatalogueList('photo-spots', { skip });
  return useMemo(
    () =>
      calendar && travel
        ? {
            attractions: attractions ?? [],
            shows: shows ?? [],
            restaurants: restaurants ?? [],
            snacks: snacks ?? [],
            meets: meets ?? [],
            photoSpots: photoSpots ?? [],
            calendar,
            travel,
          }
        : undefined,
    [attractions, calendar, meets, photoSpots, restaurants, shows, snacks, travel],
  );
};
