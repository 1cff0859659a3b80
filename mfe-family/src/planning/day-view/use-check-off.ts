import type { DayItem } from '@landsea/contracts/planning';
import { useState } from 'react';
import type { DayItems } from '../../trip/items/use-day-items';

const hasLine = ({ details: { kind } }: DayItem): boolean => kind === 'attraction' || kind === 'meet';

/** Checks items off with the moment it happened, and asks how long the wait was where there is a line. */
export const useCheckOff = (plans: DayItems) => {
  const [askedId, setAskedId] = useState<string>();
  const set = (item: DayItem, fact: { doneAt?: string | null; actualWait?: number | null }) => ({
    details: { ...item.details, ...fact },
  });
  return {
    asked: plans.items.find(({ id, status }) => id === askedId && status === 'done'),
    check: (item: DayItem) => {
      if (plans.onBlocked) return plans.onBlocked();
      setAskedId(hasLine(item) ? item.id : undefined);
      void plans.change(
        item,
        { status: 'done', ...set(item, { doneAt: new Date().toISOString() }) },
        { undo: `${item.title} done` },
      );
    },
    skip: (item: DayItem) =>
      void plans.change(item, { status: 'cancelled' }, { undo: `${item.title} skipped` }),
    uncheck: (item: DayItem) =>
      void plans.change(item, { status: 'planned', ...set(item, { doneAt: null, actualWait: null }) }),
    noteWait: (item: DayItem, actualWait: number) => {
      setAskedId(undefined);
      void plans.change(item, set(item, { actualWait }));
    },
    leave: () => setAskedId(undefined),
  };
};
