import { addDays } from '@landsea/contracts/core';
import type { DayItem, ItemDetails } from '@landsea/contracts/planning';
import type { EntityManager } from 'typeorm';
import { feedBudget } from './budget-feed.js';
import { dayItems, selectItems } from './items.queries.js';

/** What nobody has done yet. */
const undone = (details: ItemDetails): ItemDetails => {
  const { doneAt: _done, actualWait: _waited, ...rest } = details;
  if (rest.kind === 'snack') return { kind: 'snack', tried: false, ratings: {} };
  if (rest.kind === 'photo') return { ...rest, taken: false };
  if (rest.kind === 'meet') return { ...rest, signed: [] };
  return rest;
};

/** An item as it is planned again: nothing booked, done or voted for, `shift` days later. */
export const copiedItem = (item: DayItem, shift: number): DayItem => ({
  ...item,
  date: item.date && addDays(item.date, shift),
  status: item.date === null ? 'wish' : 'planned',
  confirmation: null,
  details: undone(item.details),
  photoId: null,
  votes: {},
  version: 1,
});

/** Gives another trip the items of this one, but for those that were cancelled, and feeds its budget. */
export const copyItems = async (
  manager: EntityManager,
  fromTripId: string,
  toTripId: string,
  shift: number,
): Promise<void> => {
  const items = await selectItems(manager, fromTripId);
  const copies = items
    .filter(({ status }) => status !== 'cancelled')
    .map((item) => {
      const { updatedAt: _was, ...copy } = copiedItem(item, shift);
      return { ...copy, tripId: toTripId };
    });
  await dayItems.insert(manager, copies);
  await feedBudget(manager, toTripId);
};
