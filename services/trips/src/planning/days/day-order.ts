import type { CalendarDate } from '@landsea/contracts/core';
import { isPartOfPlan } from '@landsea/contracts/day-plans';
import type { DayItem } from '@landsea/contracts/planning';

export type DatedItem = DayItem & { date: CalendarDate };

const counts = (item: DayItem): item is DatedItem => item.date !== null && isPartOfPlan(item);

/** What is part of the plan, as its days go: what has a time by the clock, then the rest. */
export const inDayOrder = (items: readonly DayItem[]): DatedItem[] =>
  items
    .filter(counts)
    .sort(
      (a, b) =>
        a.date.localeCompare(b.date) ||
        (a.time ?? '99').localeCompare(b.time ?? '99') ||
        a.position - b.position,
    );
