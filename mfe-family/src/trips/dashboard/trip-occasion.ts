import { dateIn, daysBetween } from '@landsea/contracts/core';
import type { TripDetail } from '@landsea/contracts/trip';

export interface Occasion {
  text: string;
  /** The page of the trip that it invites to. */
  to?: 'wishes';
}

/** A sentence for a day that counts on the way to a trip, on it or after it; undefined on all other days. */
export const tripOccasion = (
  { startDate, endDate, createdAt, mode }: Pick<TripDetail, 'startDate' | 'endDate' | 'createdAt' | 'mode'>,
  now: Date,
): Occasion | undefined => {
  const today = dateIn(now);
  const toGo = daysBetween(today, startDate);
  const left = daysBetween(today, endDate);
  if (toGo === 0)
    return {
      text:
        mode === 'cruise' ? 'All aboard! Have a wonderful trip.' : 'Today is the day. Have a wonderful trip!',
    };
  if (left === 0)
    return {
      text:
        mode === 'cruise'
          ? 'The last day: one more treat, one more photo, one more look at the sea.'
          : 'The last day: one more ride, one more treat, one more photo.',
    };
  if (left === -1) return { text: 'Welcome home! Note what you want to remember while it is fresh.' };
  if (toGo === 1) return { text: 'One more sleep!' };
  if (toGo === 7) return { text: 'One week to go. Time to pack, and to look through the plan together.' };
  if (toGo === 100) return { text: 'One hundred days to go!' };
  if (toGo > 1 && dateIn(new Date(createdAt)) === today)
    return { text: 'It’s on the calendar. Now the fun part: what do you want to do?', to: 'wishes' };
  return undefined;
};
