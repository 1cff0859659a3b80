import { type CalendarDate, countDaysBetween } from '@landsea/contracts/core';
import type { SavingsOutlook, SavingsPoint } from '@landsea/rules/money';

interface SavedByDay {
  day: CalendarDate;
  at: number;
  planCents: number;
  realCents: number | null;
}

const upTo = (points: readonly SavingsPoint[], day: CalendarDate): number =>
  points.findLast((point) => point.day <= day)?.cents ?? 0;

/** Each day on which the plan or the savings change. */
export const listCurvePoints = (
  { planned, real }: Pick<SavingsOutlook, 'planned' | 'real'>,
  firstDay: CalendarDate,
  today: CalendarDate,
): SavedByDay[] => {
  const changes = [...planned, ...real].map(({ day }) => day);
  const days = [...new Set([firstDay, today, ...changes])].sort();
  const first = days[0] ?? firstDay;
  return days.map((day) => ({
    day,
    at: countDaysBetween(first, day),
    planCents: upTo(planned, day),
    realCents: day <= today ? Math.max(0, upTo(real, day)) : null,
  }));
};
