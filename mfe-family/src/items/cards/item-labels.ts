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

export const formatClock = (time: string): string => formatTimeOfDay(toMinute(time));

export const formatShortClock = (minute: number): string => formatTimeOfDay(minute).replace(':00', '');

export const formatMinutes = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
};

export const formatWhen = ({ time, dayPart }: Pick<DayItem, 'time' | 'dayPart'>): string =>
  time ? formatClock(time) : dayPart ? dayPartLabels[dayPart] : 'Any time';
