import { type CatalogueHotel, type Travel, parkIds, parkNames } from '@landsea/contracts/catalogue';

export interface TravelPlace {
  id: string;
  name: string;
  kind: 'park' | 'hotel' | 'town' | 'far';
}

const others: readonly TravelPlace[] = [
  { id: 'disney-springs', name: 'Disney Springs', kind: 'town' },
  { id: 'mco', name: 'Orlando airport (MCO)', kind: 'far' },
  { id: 'port-canaveral', name: 'Port Canaveral', kind: 'far' },
];

export const travelPlaces = (
  { hotelTo }: Pick<Travel, 'hotelTo'>,
  hotels: readonly Pick<CatalogueHotel, 'id' | 'name'>[],
): TravelPlace[] => {
  const known = new Set(hotelTo.flatMap(({ hotelIds }) => hotelIds));
  const parks = parkIds.map((id): TravelPlace => ({ id, name: parkNames[id], kind: 'park' }));
  const listed = hotels
    .filter(({ id }) => known.has(id))
    .map(({ id, name }): TravelPlace => ({ id, name, kind: 'hotel' }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en-US'));
  const [springs, ...far] = others;
  return [...parks, ...(springs ? [springs] : []), ...listed, ...far];
};

export const isWayAsked = (from: TravelPlace, to: TravelPlace): boolean =>
  from.id !== to.id &&
  !((from.kind === 'far' && to.kind === 'park') || (from.kind === 'park' && to.kind === 'far'));
