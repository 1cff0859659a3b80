import { isTimeHeld, isAhead } from '@landsea/rules/day-plans';
import type { DayItem } from '@landsea/contracts/planning';

/** Two items are needed, and one of them has to be movable. */
export const isOrderable = (items: readonly DayItem[]): boolean => {
  const ahead = items.filter(isAhead);
  return ahead.length > 1 && ahead.filter((item) => !isTimeHeld(item)).length > 1;
};
