import { parkDaysOf, seaNightsOf, type TripShape } from './trip-shape';

export type ParkName = 'Magic Kingdom' | 'EPCOT' | 'Hollywood Studios' | 'Animal Kingdom';
export type SeaStop = 'Port Canaveral' | 'At Sea' | 'Castaway Cay';

export interface PreviewDay {
  day: number;
  kind: 'park' | 'port' | 'sea';
  place: ParkName | SeaStop;
}

const parkCycle: readonly ParkName[] = ['Magic Kingdom', 'EPCOT', 'Hollywood Studios', 'Animal Kingdom'];

function seaStop(index: number, nights: number): SeaStop {
  if (index === 0) return 'Port Canaveral';
  return index === nights - 1 ? 'Castaway Cay' : 'At Sea';
}

/** One card per day, land before sea. A one-night cruise is its embarkation day. */
export function itineraryPreview(trip: TripShape): PreviewDay[] {
  const nights = seaNightsOf(trip);
  const places = [
    ...Array.from({ length: parkDaysOf(trip) }, (_, index) => parkCycle[index % parkCycle.length] ?? 'EPCOT'),
    ...Array.from({ length: nights }, (_, index) => seaStop(index, nights)),
  ];
  return places.map((place, index) => ({ day: index + 1, place, kind: kindOf(place) }));
}

function kindOf(place: ParkName | SeaStop): PreviewDay['kind'] {
  if (place === 'At Sea') return 'sea';
  return place === 'Port Canaveral' || place === 'Castaway Cay' ? 'port' : 'park';
}
