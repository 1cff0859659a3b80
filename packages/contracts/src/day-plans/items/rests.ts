import type { DayItem } from '../../planning/day-items.js';

/** How people write down that they want to rest, whatever kind of item they chose for it. */
const restWords = /\b(nap|naps|naptime|pool|swim|swimming|rest|siesta|downtime)\b/i;

/** Whether an item is time off: a break, or an activity that somebody typed as one. It needs no place. */
export const isRest = ({
  details,
  catalogueId,
  title,
}: Pick<DayItem, 'details' | 'catalogueId' | 'title'>): boolean =>
  details.kind === 'break' || (details.kind === 'activity' && catalogueId === null && restWords.test(title));
