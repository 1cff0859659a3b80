import { dateIn, daysBetween } from '@landsea/contracts/core';
import type { TripDetail } from '@landsea/contracts/trip';

/** A sentence for a day that counts on the way to a trip, on it or after it; undefined on all other days. */
export const tripOccasion = (
  { startDate, endDate, createdAt, mode }: Pick<TripDetail, 'startDate' | 'endDate' | 'createdAt' | 'mode'>,
  now: Date,
): string | undefined => {
  const today = dateIn(now);
  const toGo = daysBetween(today, startDate);
  const left = daysBetween(today, endDate);
  if (toGo === 0)
    return mode === 'cruise'
      ? 'All aboard! Have a wonderful trip.'
      : 'Today is the day. Have a wonderful trip!';
  if (left === 0) return 'The last day: one more ride, one more treat, one more photo.';
  if (left === -1) return 'Welcome home! Note what you want to remember while it is fresh.';
  if (toGo === 1) return 'One more sleep!';
  if (toGo === 7) return 'One week to go. Time to pack, and to show everybody the plan.';
  if (toGo === 100) return 'One hundred days to go!';
  if (toGo > 1 && dateIn(new Date(createdAt)) === today)
    return 'It’s on the calendar. Now the fun part: what does everybody want to do?';
  return undefined;
};
