import { parkIds, type ParkId } from '@landsea/contracts/catalogue';
import { AT_SEA, listUsualCalls, type TripIdea } from '@landsea/contracts/trip';
import { countParkDays, countSeaNights } from '../meter/magic-meter';

export type PreviewDay =
  | { day: number; kind: 'park'; park: ParkId }
  | { day: number; kind: 'embarkation' | 'sea' | 'island' | 'port'; place: string };

const seaDay = (place: string, index: number): 'embarkation' | 'sea' | 'island' | 'port' => {
  if (index === 0) return 'embarkation';
  if (place === AT_SEA) return 'sea';
  return place === 'Castaway Cay' ? 'island' : 'port';
};

/** One card per day, land before sea, with a new trip's default ports. The day of the way home has none. */
export function previewItinerary(idea: TripIdea): PreviewDay[] {
  const parkDays = countParkDays(idea);
  const nights = countSeaNights(idea);
  return [
    ...Array.from({ length: parkDays }, (_, index) => ({
      day: index + 1,
      kind: 'park' as const,
      park: parkIds[index % parkIds.length] ?? parkIds[0],
    })),
    ...listUsualCalls(nights)
      .slice(0, nights)
      .map((place, index) => ({ day: parkDays + index + 1, kind: seaDay(place, index), place })),
  ];
}
