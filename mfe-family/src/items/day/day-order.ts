import { sortByDayOrder } from '@landsea/rules/day-plans';
import { votePoints } from '@landsea/rules/planning';
import type { DayItem } from '@landsea/contracts/planning';

/** A null date lists the wishes, the most wanted first; cancelled items are left out. */
export const listItemsOn = (items: readonly DayItem[], date: string | null): DayItem[] => {
  const found = sortByDayOrder(items.filter((item) => item.date === date && item.status !== 'cancelled'));
  return date === null ? found.sort((a, b) => votePoints(b) - votePoints(a)) : found;
};
