import { countDaysBetween, type CalendarDate } from '@landsea/contracts/core';
import { formatDate } from '@landsea/web-kit';

/** `Sat, Mar 14`, `today`, `3 days late`. */
export const formatDue = (dueOn: CalendarDate | null, today: CalendarDate): string => {
  if (dueOn === null) return 'No date';
  const late = countDaysBetween(dueOn, today);
  if (late === 0) return 'Today';
  if (late > 0) return `${formatDate(dueOn)}, ${late} ${late === 1 ? 'day' : 'days'} late`;
  return formatDate(dueOn);
};
