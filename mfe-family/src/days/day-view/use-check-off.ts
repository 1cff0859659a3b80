import { checkedOff, itemLife, unchecked } from '@landsea/contracts/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import { useState } from 'react';
import type { DayItems } from '../../trip-page/items/use-day-items';

/** Checks items off with the moment it happened, and asks how long the wait was where there is a line. */
export const useCheckOff = (dayItems: DayItems) => {
  const [askedId, setAskedId] = useState<string>();
  return {
    asked: dayItems.items.find(({ id, status }) => id === askedId && status === 'done'),
    check: (item: DayItem) => {
      if (dayItems.refuseEdit) return dayItems.refuseEdit();
      setAskedId(itemLife[item.details.kind].hasLine ? item.id : undefined);
      void dayItems.change(item, checkedOff(item, new Date().toISOString()), { undo: `${item.title} done` });
    },
    skip: (item: DayItem) =>
      void dayItems.change(item, { status: 'cancelled' }, { undo: `${item.title} skipped` }),
    uncheck: (item: DayItem) => void dayItems.change(item, unchecked(item)),
    noteWait: (item: DayItem, actualWait: number) => {
      setAskedId(undefined);
      void dayItems.change(item, { details: { ...item.details, actualWait } });
    },
    leave: () => setAskedId(undefined),
  };
};
