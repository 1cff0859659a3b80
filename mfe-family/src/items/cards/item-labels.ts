import { formatTimeOfDay, toMinute } from '@landsea/rules/trip';
import type { DayItem, DayPart, ItemStatus, Vote } from '@landsea/contracts/planning';

export const statusLabels: Record<ItemStatus, string> = {
  wish: 'Wish',
  planned: 'Planned',
  booked: 'Booked',
  done: 'Done',
  cancelled: 'Cancelled',
};

export const dayPartLabels: Record<DayPart, string> = {
  morning: 'Sometime this morning',
  afternoon: 'Sometime this afternoon',
  evening: 'Sometime this evening',
};

export const voteLabels: Record<Vote, string> = { must: 'Must do', nice: 'Nice to have', no: 'Skip it' };

/** `9:15 AM` from wall time `09:15`. */
export const formatClock = (time: string): string => formatTimeOfDay(toMinute(time));

/** `9 AM`, `8:30 AM` from minutes since midnight. */
export const formatShortClock = (minute: number): string => formatTimeOfDay(minute).replace(':00', '');

/** `45 min`, `1 h`, `1 h 15 min`. */
export const formatMinutes = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
};

/** `9:15 AM`, `Sometime this afternoon`, `Any time`. */
export const formatWhen = ({ time, dayPart }: Pick<DayItem, 'time' | 'dayPart'>): string =>
  time ? formatClock(time) : dayPart ? dayPartLabels[dayPart] : 'Any time';
