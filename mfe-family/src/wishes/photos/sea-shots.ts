import type { CreateDayItem } from '@landsea/contracts/planning';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';

/** The catalog knows no spots at sea. */
export interface SeaShot {
  title: string;
  date: string;
  place: string;
}

export const listSeaShots = (
  days: readonly Pick<TripDay, 'date' | 'kind' | 'place'>[],
  { sailing }: Pick<TripDetail, 'sailing'>,
): SeaShot[] => {
  if (!sailing) return [];
  const { ship } = sailing;
  const firstAtSea = days.find(({ kind }) => kind === 'sea')?.date;
  return days.flatMap(({ date, kind, place }): SeaShot[] => {
    if (kind === 'embarkation')
      return [
        { title: `All of us in front of the ${ship}`, date, place: place ?? ship },
        { title: 'Sail-away from the top deck', date, place: ship },
      ];
    if (kind === 'port' && place) return [{ title: `The ship behind us in ${place}`, date, place }];
    if (kind === 'sea' && date === firstAtSea)
      return [
        { title: 'Dressed up on the stairs of the atrium', date, place: ship },
        { title: 'Sunset at the rail', date, place: ship },
      ];
    return [];
  });
};

export const makeSeaShotItem = ({ title, date, place }: SeaShot, id: string): CreateDayItem => ({
  id,
  title,
  date,
  minutes: 5,
  place,
  details: { kind: 'photo', light: null, isPhotoPass: false, taken: false },
});
