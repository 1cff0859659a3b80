import type { TripDetail } from '@landsea/contracts/trip';

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

/** Ships are left out on a parks trip, parks on a cruise. */
export const listGroups = ({ mode }: Pick<TripDetail, 'mode'>): readonly WishGroup[] =>
  mode === 'parks' ? onLand : mode === 'cruise' ? atSea : [...onLand, ...atSea];
