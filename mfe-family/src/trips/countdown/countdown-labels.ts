import { dateIn, daysBetween, firstNameOf } from '@landsea/contracts/core';
import { dayTitle } from '@landsea/contracts/trip';
import type { TripDetail } from '@landsea/contracts/trip';

/** Children count nights; 0 once the trip has begun. */
export const sleepsUntil = (startDate: string, now: Date): number =>
  Math.max(0, daysBetween(dateIn(now), startDate));

export const sleepsLabel = (sleeps: number): string => {
  if (sleeps === 0) return 'Today is the day!';
  return sleeps === 1 ? 'One more sleep' : `${String(sleeps)} more sleeps`;
};

const listed = (names: string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** `Morgan, Sofia and Leo`. */
export const whoGoes = ({ party }: Pick<TripDetail, 'party'>): string => listed(party.map(firstNameOf));

export const firstThing = (trip: TripDetail, now: Date): string => {
  const today = dateIn(now);
  const day = trip.days.find(({ date }) => date === today) ?? trip.days[0];
  if (!day) return '';
  return day.date === today ? `Today: ${dayTitle(day)}` : `First stop: ${dayTitle(day)}`;
};
