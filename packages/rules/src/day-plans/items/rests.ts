import type { DayItem } from '@landsea/contracts/planning';

const restWords = /\b(nap|naps|naptime|pool|swim|swimming|rest|siesta|downtime)\b/i;

/** A break, or a typed activity that is one. */
export const isRest = ({
  details,
  catalogueId,
  title,
}: Pick<DayItem, 'details' | 'catalogueId' | 'title'>): boolean =>
  details.kind === 'break' || (details.kind === 'activity' && catalogueId === null && restWords.test(title));
