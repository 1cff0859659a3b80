import { parkIds, type ParkId } from '@landsea/contracts/catalogue';
import type { TripIdea } from '@landsea/contracts/trip';
import { parkDaysOf, seaNightsOf } from '../meter/magic-meter';

export type PreviewDay =
  { day: number; kind: 'park'; park: ParkId } | { day: number; kind: 'embarkation' | 'sea' | 'island' };

function seaDay(index: number, nights: number): 'embarkation' | 'sea' | 'island' {
  if (index === 0) return 'embarkation';
  return index === nights - 1 ? 'island' : 'sea';
}

/** One card per day, land before sea. A one-night cruise is its embarkation day. */
export function itineraryPreview(idea: TripIdea): PreviewDay[] {
  const parkDays = parkDaysOf(idea);
  const nights = seaNightsOf(idea);
  return [
    ...Array.from({ length: parkDays }, (_, index) => ({
      day: index + 1,
      kind: 'park' as const,
      park: parkIds[index % parkIds.length] ?? parkIds[0],
    })),
    ...Array.from({ length: nights }, (_, index) => ({
      day: parkDays + index + 1,
      kind: seaDay(index, nights),
    })),
  ];
}
