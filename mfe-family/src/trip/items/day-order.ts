import { dayParts } from '@landsea/contracts/planning';
import type { DayItem } from '@landsea/contracts/planning';

const partStarts = { morning: '08:00', afternoon: '12:00', evening: '17:00' } as const;

/** Untimed items come after what has a time in the same part of the day; those without a part come last. */
const sortKey = ({ time, dayPart }: DayItem): string => {
  if (time) return `${time}-0`;
  if (!dayPart) return '99';
  const next = dayParts[dayParts.indexOf(dayPart) + 1];
  return `${next ? partStarts[next] : '98'}-`;
};

const byOrder = (a: DayItem, b: DayItem): number =>
  sortKey(a).localeCompare(sortKey(b)) || a.position - b.position || a.id.localeCompare(b.id);

/** What counts on a date, in the order of the day. */
export const itemsOf = (items: readonly DayItem[], date: string | null): DayItem[] =>
  items.filter((item) => item.date === date && item.status !== 'cancelled').toSorted(byOrder);
