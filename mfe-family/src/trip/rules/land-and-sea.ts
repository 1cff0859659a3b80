import type { TripDay } from '@landsea/contracts/trip';

const atSea = new Set<TripDay['kind']>(['embarkation', 'port', 'sea', 'debarkation']);

export const isSeaDay = (day: Pick<TripDay, 'kind'>): boolean => atSea.has(day.kind);

const kindNames: Record<TripDay['kind'], string> = {
  travel: 'Travel day',
  park: 'Park day',
  rest: 'Rest day',
  embarkation: 'Embarkation',
  port: 'Port day',
  sea: 'At Sea',
  debarkation: 'Back ashore',
};

export const kindName = (day: Pick<TripDay, 'kind'>): string => kindNames[day.kind];

/** What the day is about: its park or port, else what kind of day it is. */
export const dayTitle = (day: Pick<TripDay, 'kind' | 'place'>): string => day.place ?? kindName(day);

const count = (days: number, where: string) => `${String(days)} ${days === 1 ? 'day' : 'days'} ${where}`;

/** `4 days on land · 5 days at sea`. */
export const landAndSeaWords = (days: readonly Pick<TripDay, 'kind'>[]): string => {
  const sea = days.filter(isSeaDay).length;
  const land = days.length - sea;
  return [land > 0 ? count(land, 'on land') : '', sea > 0 ? count(sea, 'at sea') : '']
    .filter(Boolean)
    .join(' · ');
};
