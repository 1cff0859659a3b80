import type { ClockTime } from '@landsea/contracts/catalogue';
import { formatMinutes } from '../../trip/items/item-labels';

const DAY_MINUTES = 1440;

/** Minutes since midnight of a wall time. */
export const minutesOf = (time: ClockTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The wall time so many minutes after midnight, around the clock. */
export const timeAt = (minutes: number): ClockTime => {
  const inDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
};

const hours = (count: number): string => formatMinutes(Math.round(count * 60));

/** `3 h`, `4–5 h`, `30 min – 1 h`. */
export const hoursWords = ({ from, to }: { from: number; to: number }): string => {
  if (from === to) return hours(from);
  return Number.isInteger(from) && Number.isInteger(to)
    ? `${String(from)}–${String(to)} h`
    : `${hours(from)} – ${hours(to)}`;
};
