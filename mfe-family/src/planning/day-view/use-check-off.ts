import { checkedOff, itemLife, unchecked } from '@landsea/contracts/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import { useState } from 'react';
import type { DayItems } from '../../trip/items/use-day-items';

/** Checks items off with the moment it happened, and asks how long the wait was where there is a line. */
export const useCheckOff = (plans: DayItems) => {
  const [askedId, setAskedId] = useState<string>();
  return {
    asked: plans.items.find(({ id, status }) => id === askedId && status === 'done'),
    check: (item: DayItem) => {
      if (plans.onBlocked) return plans.onBlocked();
      setAskedId(itemLife[item.details.kind].hasLine ? item.id : undefined);
      void plans.change(item, checkedOff(item, new Date().toISOString()), { undo: `${item.title} done` });
    },
    skip: (item: DayItem) =>
      void plans.change(item, { status: 'cancelled' }, { undo: `${item.title} skipped` }),
    uncheck: (item: DayItem) => void plans.change(item, unchecked(item)),
    noteWait: (item: DayItem, actualWait: number) => {
      setAskedId(undefined);
      void plans.change(item, { details: { ...item.details, actualWait } });
    },
    leave: () => setAskedId(undefined),
  };
};
