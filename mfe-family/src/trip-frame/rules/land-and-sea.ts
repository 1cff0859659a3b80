import { formatCount } from '@landsea/contracts/core';
import { isSeaDay } from '@landsea/rules/trip';
import type { TripDay } from '@landsea/contracts/trip';

export { isSeaDay };

const count = (days: number, where: string) => `${formatCount(days, 'day')} ${where}`;

export const describeLandAndSea = (days: readonly Pick<TripDay, 'kind'>[]): string => {
  const sea = days.filter(isSeaDay).length;
  const land = days.length - sea;
  return [land > 0 ? count(land, 'on land') : '', sea > 0 ? count(sea, 'at sea') : '']
    .filter(Boolean)
    .join(' · ');
};
