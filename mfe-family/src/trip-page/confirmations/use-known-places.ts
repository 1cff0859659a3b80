import { placeMatcher } from '@landsea/contracts/catalogue';
import type { Restaurant } from '@landsea/contracts/catalogue';
import type { TripDetail } from '@landsea/contracts/trip';
import { useMemo } from 'react';
import { useCatalogueList } from '../catalogue/catalogue-api';
import { useGetCatalogueQuery } from '../catalogue/trip-catalogue-api';
import type { KnownPlaces } from './trip-additions';

interface Known {
  restaurantOf: (name: string) => Restaurant | null;
  /** The name by which the trip, else the catalog, knows a hotel. */
  hotelOf: (name: string) => string | null;
  places: KnownPlaces;
}

/** What the catalog and the trip know by name, for the reading of confirmations. */
export const useKnownPlaces = ({ stays, sailing }: Pick<TripDetail, 'stays' | 'sailing'>): Known => {
  const { entries: restaurants } = useCatalogueList('restaurants');
  const { entries: itineraries = [] } = useCatalogueList('itineraries', { skip: sailing !== null });
  const { entries: ports = [] } = useCatalogueList('ports');
  const { data: catalogue } = useGetCatalogueQuery();
  const restaurantOf = useMemo(() => placeMatcher(restaurants ?? [], { extraWords: false }), [restaurants]);
  const hotelOf = useMemo(() => {
    const ofTrip = placeMatcher(
      stays.map(({ hotelName }) => ({ name: hotelName })),
      { extraWords: false },
    );
    const ofCatalogue = placeMatcher(catalogue?.hotels ?? [], { extraWords: false });
    return {
      name: (typed: string) => (ofTrip(typed) ?? ofCatalogue(typed))?.name ?? null,
      isOnSite: (typed: string) => ofCatalogue(typed)?.onSite ?? false,
    };
  }, [stays, catalogue]);
  return {
    restaurantOf,
    hotelOf: hotelOf.name,
    places: { itineraries, ports, isOnSite: hotelOf.isOnSite },
  };
};
