import { foldName } from '@landsea/rules/catalogue';
import type { ParkId } from '@landsea/contracts/catalogue';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';

/** Empty while no park is chosen, which stands for all. */
export const listParks = (days: readonly TripDay[]): ParkId[] => [
  ...new Set(days.flatMap(({ parks }) => parks)),
];

export const isOwnHotel = (area: string, { stays }: Pick<TripDetail, 'stays'>): boolean => {
  const name = foldName(area);
  return stays.some(({ hotelName }) => {
    const own = foldName(hotelName);
    return own.includes(name) || name.includes(own);
  });
};
