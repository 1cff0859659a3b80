import { getDateIn, countDaysBetween } from '@landsea/contracts/core';
import type { TripDetail } from '@landsea/contracts/trip';

/** Undefined on ordinary days. */
export const getTripOccasion = (
  { startDate, endDate, mode }: Pick<TripDetail, 'startDate' | 'endDate' | 'mode'>,
  now: Date,
): string | undefined => {
  const today = getDateIn(now);
  const toGo = countDaysBetween(today, startDate);
  const left = countDaysBetween(today, endDate);
  if (toGo === 0)
    return mode === 'cruise'
      ? 'All aboard! Have a wonderful trip.'
      : 'Today is the day. Have a wonderful trip!';
  if (left === 0)
    return mode === 'cruise'
      ? 'The last day: one more treat, one more photo, one more look at the sea.'
      : 'The last day: one more ride, one more treat, one more photo.';
  if (left === -1) return 'Welcome home! Note what you want to remember while it is fresh.';
  if (toGo === 1) return 'One more sleep!';
  if (toGo === 7) return 'One week to go. Time to pack, and to look through the plan together.';
  if (toGo === 100) return 'One hundred days to go!';
  return undefined;
};
