import { placeMatcher, type NamedPlace } from '@landsea/rules/catalogue';
import type { Restaurant } from '@landsea/contracts/catalogue';
import type { TripDetail } from '@landsea/contracts/trip';
import { useMemo } from 'react';
import { useCatalogueList } from '../../catalogue/api/catalogue-api';
import { useGetCatalogueQuery } from '../../catalogue/api/trip-catalogue-api';
import type { PlaceNames } from '@landsea/web-kit/confirmations';
import type { KnownPlaces } from './trip-additions';

interface Known {
  restaurantOf: (name: string) => Restaurant | null;
  names: PlaceNames;
  places: KnownPlaces;
}

const nameOnly = ({ name, aliases }: NamedPlace): NamedPlace => ({ name, ...(aliases && { aliases }) });

export const useKnownPlaces = ({ stays, sailing }: Pick<TripDetail, 'stays' | 'sailing'>): Known => {
  const { entries: restaurants } = useCatalogueList('restaurants');
  const { entries: itineraries = [] } = useCatalogueList('itineraries', { skip: sailing !== null });
  const { entries: ports = [] } = useCatalogueList('ports');
  const { data: catalogue } = useGetCatalogueQuery();
  const restaurantOf = useMemo(() => placeMatcher(restaurants ?? [], { extraWords: false }), [restaurants]);
  const isOnSite = useMemo(() => {
    const hotelOf = placeMatcher(catalogue?.hotels ?? [], { extraWords: false });
    return (typed: string) => hotelOf(typed)?.onSite ?? false;
  }, [catalogue]);
  const names = useMemo(
    () => ({
      restaurants: (restaurants ?? []).map(nameOnly),
      tripHotels: stays.map(({ hotelName }) => ({ name: hotelName })),
      hotels: (catalogue?.hotels ?? []).map(nameOnly),
    }),
    [restaurants, stays, catalogue],
  );
  return { restaurantOf, names, places: { itineraries, ports, isOnSite } };
};
