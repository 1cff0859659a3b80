import { formatMinutes } from '../../../items/cards/item-labels';

const hours = (count: number): string => formatMinutes(Math.round(count * 60));

/** `3 h`, `4–5 h`, `30 min – 1 h`. */
export const formatHours = ({ from, to }: { from: number; to: number }): string => {
  if (from === to) return hours(from);
  return Number.isInteger(from) && Number.isInteger(to) ? `${from}–${to} h` : `${hours(from)} – ${hours(to)}`;
};
