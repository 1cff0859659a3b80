import type { CalendarDate } from '@landsea/contracts/core';
import { sortByDayOrder as inOrderOfDay, isPartOfPlan } from '@landsea/rules/day-plans';
import type { DayItem } from '@landsea/contracts/planning';

export type DatedItem = DayItem & { date: CalendarDate };

const counts = (item: DayItem): item is DatedItem => item.date !== null && isPartOfPlan(item);

export const sortDatedItems = (items: readonly DayItem[]): DatedItem[] =>
  inOrderOfDay(items)
    .filter(counts)
    .sort((a, b) => a.date.localeCompare(b.date));
