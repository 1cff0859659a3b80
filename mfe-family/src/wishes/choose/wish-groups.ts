import type { ParkId } from '@landsea/contracts/catalogue';
import { plainName } from '@landsea/contracts/catalogue';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';

/** What wishes are chosen from, one at a time: the words of the chips. */
export const wishGroups = {
  rides: 'Rides',
  shows: 'Shows',
  characters: 'Characters',
  restaurants: 'Restaurants',
  snacks: 'Snacks',
  aboard: 'On the ship',
  ashore: 'In port',
} as const;
export type WishGroup = keyof typeof wishGroups;

const onLand: readonly WishGroup[] = ['rides', 'shows', 'characters', 'restaurants', 'snacks'];
const atSea: readonly WishGroup[] = ['aboard', 'ashore'];

/** What a trip contains: no ship on a parks trip, no parks on a cruise. */
export const groupsOf = ({ mode }: Pick<TripDetail, 'mode'>): readonly WishGroup[] =>
  mode === 'parks' ? onLand : mode === 'cruise' ? atSea : [...onLand, ...atSea];

/** The parks that the days of a trip visit; none while nobody chose them, which stands for all. */
export const parksOf = (days: readonly TripDay[]): ParkId[] => [
  ...new Set(days.flatMap(({ parks }) => parks)),
];

/** Whether a restaurant of a hotel is one of the family's own. */
export const isOwnHotel = (area: string, { stays }: Pick<TripDetail, 'stays'>): boolean => {
  const name = plainName(area);
  return stays.some(({ hotelName }) => {
    const own = plainName(hotelName);
    return own.includes(name) || name.includes(own);
  });
};
