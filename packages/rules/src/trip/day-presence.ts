import { formatTimeOfDay, toMinute } from './clock.js';
import type { TripDay } from '@landsea/contracts/trip';

export type DayPresence = Pick<TripDay, 'arrivesAt' | 'leavesAt'>;

const clock = (time: string): string => formatTimeOfDay(toMinute(time));

/** `You arrive at 1:00 PM and leave at 6:00 PM`; null for a whole day. */
export const formatPresence = ({ arrivesAt, leavesAt }: DayPresence): string | null => {
  const parts = [
    arrivesAt ? `arrive at ${clock(arrivesAt)}` : '',
    leavesAt ? `leave at ${clock(leavesAt)}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? `You ${parts.join(' and ')}` : null;
};
