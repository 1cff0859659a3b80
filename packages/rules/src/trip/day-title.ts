import { parkNames } from '@landsea/contracts/catalogue';
import type { DayEvening, TripDay } from '@landsea/contracts/trip';

export const dayEveningNames: Record<DayEvening, string> = {
  party: 'party tickets',
  extended: 'Extended Evening Hours',
};

export const dayKindNames: Record<TripDay['kind'], string> = {
  travel: 'Travel day',
  park: 'Park day',
  rest: 'Rest day',
  embarkation: 'Embarkation',
  port: 'Port day',
  sea: 'At sea',
  debarkation: 'Back ashore',
};

/** "EPCOT + Hollywood Studios" or "Cozumel, Mexico"; null while open and at sea. */
export const getDayPlace = ({
  kind,
  parks,
  place,
}: Pick<TripDay, 'kind' | 'parks' | 'place'>): string | null => {
  if (kind === 'sea') return null;
  if (kind === 'park' && parks.length > 0) return parks.map((park) => parkNames[park]).join(' + ');
  return place;
};

/** The place, else "At sea", "Travel day", "Rest day". */
export const formatDayTitle = (day: Pick<TripDay, 'kind' | 'parks' | 'place'>): string =>
  getDayPlace(day) ?? dayKindNames[day.kind];

const atSea = new Set<TripDay['kind']>(['embarkation', 'port', 'sea', 'debarkation']);

export const isSeaDay = (day: Pick<TripDay, 'kind'>): boolean => atSea.has(day.kind);
