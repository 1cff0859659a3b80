import { getDateIn, countDaysBetween, getFirstName } from '@landsea/contracts/core';
import { formatDayTitle } from '@landsea/rules/trip';
import type { TripDetail } from '@landsea/contracts/trip';

/** Children count nights; 0 once the trip has begun. */
export const countSleeps = (startDate: string, now: Date): number =>
  Math.max(0, countDaysBetween(getDateIn(now), startDate));

export const formatSleeps = (sleeps: number): string => {
  if (sleeps === 0) return 'Today is the day!';
  return sleeps === 1 ? 'One more sleep' : `${sleeps} more sleeps`;
};

const listed = (names: string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

export const formatParty = ({ party }: Pick<TripDetail, 'party'>): string => listed(party.map(getFirstName));

export const describeFirstThing = (trip: TripDetail, now: Date): string => {
  const today = getDateIn(now);
  const day = trip.days.find(({ date }) => date === today) ?? trip.days[0];
  if (!day) return '';
  return day.date === today ? `Today: ${formatDayTitle(day)}` : `First stop: ${formatDayTitle(day)}`;
};
