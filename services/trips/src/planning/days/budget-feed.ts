import { itemLife, getUsualCost, type UsualPrices } from '@landsea/rules/day-plans';
import { itemSources } from '@landsea/contracts/money';
import type { EntityManager } from 'typeorm';
import { writeFedLines, type FedLine } from '../../money/budget/fed-lines.js';
import { selectCosts, type KindCost, type UncostedItem } from './items.queries.js';

const labels: Record<FedLine['source'], string> = {
  dining: 'Meals from Dining',
  'lightning-lane': 'Lightning Lanes you planned',
  snacks: 'Snacks you planned',
  excursions: 'Excursions and activities',
  photos: 'Photos you planned',
  plans: 'Other plans with a price',
};

export const makeFedLines = (costs: readonly KindCost[]): FedLine[] =>
  itemSources.flatMap((source) => {
    const own = costs.filter(({ kind }) => itemLife[kind].budget.source === source);
    const [first] = own;
    if (!first) return [];
    const sum = (of: 'plannedCents' | 'bookedCents') => own.reduce((total, cost) => total + cost[of], 0);
    const { category } = itemLife[first.kind].budget;
    return [
      {
        source,
        category,
        label: labels[source],
        plannedCents: sum('plannedCents'),
        bookedCents: sum('bookedCents'),
      },
    ];
  });

/** Catalog prices count as planned only: nobody is committed to them. */
export const sumUsualCosts = (items: readonly UncostedItem[], prices: UsualPrices): KindCost[] =>
  items.flatMap(({ party, startDate, ...item }) => {
    const plannedCents = getUsualCost({ ...item, costCents: null }, { party, startDate }, prices);
    return plannedCents > 0 ? [{ kind: item.details.kind, plannedCents, bookedCents: 0 }] : [];
  });

/** Call it in the transaction of the change. @returns whether a line changed. */
export const feedBudget = async (
  manager: EntityManager,
  tripId: string,
  prices: UsualPrices,
): Promise<boolean> => {
  const { costs, uncosted } = await selectCosts(manager, tripId);
  return writeFedLines(manager, tripId, makeFedLines([...costs, ...sumUsualCosts(uncosted, prices)]));
};
