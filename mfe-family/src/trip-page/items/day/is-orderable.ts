import { isTimeHeld, isAhead } from '@landsea/contracts/day-plans';
import type { DayItem } from '@landsea/contracts/planning';

/** Whether the best order of a day can do anything: it has two things to do, and one of them may move. */
export const isOrderable = (items: readonly DayItem[]): boolean => {
  const ahead = items.filter(isAhead);
  return ahead.length > 1 && ahead.filter((item) => !isTimeHeld(item)).length > 1;
};
