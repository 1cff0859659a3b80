import { inDayOrder } from '@landsea/contracts/day-plans';
import { votePoints } from '@landsea/contracts/planning';
import type { DayItem } from '@landsea/contracts/planning';

/**
 * What counts on a date, in the order of the day, or the wishes where it is null, the most wanted by votes first; without what is
 * cancelled.
 */
export const itemsOf = (items: readonly DayItem[], date: string | null): DayItem[] => {
  const found = inDayOrder(items.filter((item) => item.date === date && item.status !== 'cancelled'));
  return date === null ? found.sort((a, b) => votePoints(b) - votePoints(a)) : found;
};
