import { addDays } from '@landsea/contracts/core';
import { copyItem, type UsualPrices } from '@landsea/rules/day-plans';
import type { EntityManager } from 'typeorm';
import { feedBudget } from './budget-feed.js';
import { dayItems, selectItems } from './items.queries.js';

interface ItemCopies {
  shift: number;
  isOtherFamily: boolean;
  withNotes: boolean;
  prices: UsualPrices;
}

export const copyItems = async (
  manager: EntityManager,
  fromTripId: string,
  toTripId: string,
  { shift, isOtherFamily, withNotes, prices }: ItemCopies,
): Promise<void> => {
  const items = await selectItems(manager, fromTripId);
  const copies = items
    .filter(({ status }) => status !== 'cancelled')
    .map((item) => {
      const { updatedAt: _was, ...copy } = copyItem(item, item.date && addDays(item.date, shift));
      return {
        ...copy,
        ...(isOtherFamily && { people: null }),
        ...(!withNotes && { note: null }),
        tripId: toTripId,
      };
    });
  await dayItems.insert(manager, copies);
  await feedBudget(manager, toTripId, prices);
};
