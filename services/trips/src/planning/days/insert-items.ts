import { makeItem, type UsualPrices } from '@landsea/rules/day-plans';
import type { CreateDayItem, DayItem } from '@landsea/contracts/planning';
import type { EntityManager } from 'typeorm';
import { feedBudget } from './budget-feed.js';
import { dayItems } from './items.queries.js';

export type StartingItem = CreateDayItem & Partial<Pick<DayItem, 'votes'>>;

export const insertItems = async (
  manager: EntityManager,
  tripId: string,
  items: readonly StartingItem[],
  prices: UsualPrices,
): Promise<void> => {
  const made: DayItem[] = [];
  for (const { votes = {}, ...item } of items) made.push({ ...makeItem(item, made), votes });
  await dayItems.insert(
    manager,
    made.map(({ updatedAt: _now, ...item }) => ({ ...item, tripId })),
  );
  await feedBudget(manager, tripId, prices);
};
