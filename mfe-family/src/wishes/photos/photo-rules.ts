import { getLandName } from '@landsea/rules/catalogue';
import { parkIds, parkNames, type PhotoSpot } from '@landsea/contracts/catalogue';
import type { CreateDayItem, DayItem, DetailsOf } from '@landsea/contracts/planning';
import type { TripDay } from '@landsea/contracts/trip';
import { isSeaDay } from '../../trip-frame/rules/land-and-sea';
import { formatLight, type Sun } from './photo-light';

export type PhotoItem = DayItem & { details: DetailsOf<'photo'> };

export const isPhoto = (item: DayItem): item is PhotoItem => item.details.kind === 'photo';

export const getSpotPlace = ({ land, park }: Pick<PhotoSpot, 'land' | 'park'>): string =>
  [getLandName(land), park ? parkNames[park] : ''].filter(Boolean).join(', ');

/** Such a photo costs a download or is part of Memory Maker. */
export const isSold = ({ kind }: Pick<PhotoSpot, 'kind'>): boolean => kind !== 'scenic';

export const makeShotItem = (spot: PhotoSpot, id: string, sun: Sun | undefined): CreateDayItem => ({
  id,
  title: spot.name,
  date: null,
  minutes: 5,
  park: spot.park,
  place: getLandName(spot.land),
  catalogueId: spot.id,
  details: { kind: 'photo', light: formatLight(spot, sun) ?? null, isPhotoPass: isSold(spot), taken: false },
});

export interface ShotsOfDay {
  day: TripDay | undefined;
  shots: PhotoItem[];
}

/** Sorted by time and then by place; wishes last. */
export const groupShotsByDay = (shots: readonly PhotoItem[], days: readonly TripDay[]): ShotsOfDay[] => {
  const key = ({ time, park, place, title }: PhotoItem) =>
    [time ?? '99', park ?? '', place ?? '', title].join(' ');
  const on = (date: string | null) =>
    shots.filter((shot) => shot.date === date).toSorted((a, b) => key(a).localeCompare(key(b)));
  return [...days.map((day) => ({ day, shots: on(day.date) })), { day: undefined, shots: on(null) }].filter(
    (group) => group.shots.length > 0,
  );
};

export interface SpotFilter {
  typed: string;
  park: PhotoSpot['park'] | '';
  kind: PhotoSpot['kind'] | '';
  date: string;
}

/** Photographers stand at the popular places; ride cameras need no plan. */
const kindRank: Record<PhotoSpot['kind'], number> = {
  'magic-shot': 0,
  photopass: 0,
  scenic: 1,
  'ride-photo': 2,
};

/** Popular spots first, then by park and land; spots outside the parks fit land days. */
export const filterSpots = (
  spots: readonly PhotoSpot[],
  { typed, park, kind, date }: SpotFilter,
  days: readonly Pick<TripDay, 'date' | 'kind' | 'parks'>[],
): PhotoSpot[] => {
  const chosen = date === '' ? days : days.filter((day) => day.date === date);
  const isOpenDay = chosen.some((day) => day.kind === 'park' && day.parks.length === 0);
  const isOnLand = chosen.some((day) => !isSeaDay(day));
  const parks = new Set(chosen.flatMap((day) => day.parks));
  const words = typed.trim().toLowerCase();
  const order = ({ park: at, land, name }: PhotoSpot) =>
    `${at ? parkIds.indexOf(at) : parkIds.length} ${getLandName(land)} ${name}`;
  const rank = ({ kind: of }: PhotoSpot) => kindRank[of];
  return spots
    .filter(
      (spot) =>
        (park === '' || spot.park === park) &&
        (kind === '' || spot.kind === kind) &&
        (spot.park === null ? isOnLand : isOpenDay || parks.has(spot.park)) &&
        `${spot.name} ${getSpotPlace(spot)}`.toLowerCase().includes(words),
    )
    .sort((a, b) => rank(a) - rank(b) || order(a).localeCompare(order(b)));
};
