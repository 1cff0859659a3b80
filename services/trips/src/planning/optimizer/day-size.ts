import { isReleasable, isAhead, keepsTime } from '@landsea/rules/day-plans';
import {
  MOST_FREE_STOPS,
  MOST_STOPS,
  type BestOrderRequest,
  type DayItem,
} from '@landsea/contracts/planning';

export const explainTooMuch = (
  items: readonly DayItem[],
  date: string,
  { released = [], pinned }: Pick<BestOrderRequest, 'released' | 'pinned'>,
): string | null => {
  const ofDay = items.filter((item) => item.date === date && isAhead(item));
  if (ofDay.length > MOST_STOPS) {
    return `This day has ${ofDay.length} things to do, and the best order takes at most ${MOST_STOPS}. Move some to another day or back to the wishes.`;
  }
  const free = ofDay.filter((item) => {
    if (item.details.kind === 'lane' || pinned.includes(item.id)) return false;
    return !keepsTime(item) || (isReleasable(item) && released.includes(item.id));
  });
  if (free.length <= MOST_FREE_STOPS) return null;
  return `The best order takes at most ${MOST_FREE_STOPS} things without a time of their own, and this day has ${free.length}. Move some to another day or give them a time.`;
};
