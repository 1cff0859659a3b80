import { inDayOrder } from '@landsea/contracts/day-plans';
import type { DayItem } from '@landsea/contracts/planning';

/** What counts on a date, or of the wishes where it is null, in the order of the day; without what is cancelled. */
export const itemsOf = (items: readonly DayItem[], date: string | null): DayItem[] =>
  inDayOrder(items.filter((item) => item.date === date && item.status !== 'cancelled'));
