import { checkOff, itemLife, clearCheck } from '@landsea/rules/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import { useState } from 'react';
import type { DayItems } from '../../items/queue/use-day-items';

/** Asks for the wait when the stop has a line. */
export const useCheckOff = (dayItems: DayItems) => {
  const [askedId, setAskedId] = useState<string>();
  return {
    asked: dayItems.items.find(({ id, status }) => id === askedId && status === 'done'),
    check: (item: DayItem) => {
      if (dayItems.refuseEdit) return dayItems.refuseEdit();
      setAskedId(itemLife[item.details.kind].hasLine ? item.id : undefined);
      void dayItems.change(item, checkOff(item, new Date().toISOString()), { undo: `${item.title} done` });
    },
    skip: (item: DayItem) =>
      void dayItems.change(item, { status: 'cancelled' }, { undo: `${item.title} skipped` }),
    uncheck: (item: DayItem) => void dayItems.change(item, clearCheck(item)),
    noteWait: (item: DayItem, actualWait: number) => {
      setAskedId(undefined);
      void dayItems.change(item, { details: { ...item.details, actualWait } });
    },
    leave: () => setAskedId(undefined),
  };
};
