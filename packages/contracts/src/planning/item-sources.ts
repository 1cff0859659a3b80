import type { BudgetCategory } from '../money/budget.js';
import type { ItemSource } from '../money/budget-sources.js';
import type { ItemKind } from './day-items.js';

/** The source and budget category that the cost of an item counts under. */
export const sourceOfKind: Record<ItemKind, { source: ItemSource; category: BudgetCategory }> = {
  dining: { source: 'dining', category: 'dining' },
  lane: { source: 'lightning-lane', category: 'lightning-lane' },
  snack: { source: 'snacks', category: 'snacks-sips' },
  excursion: { source: 'excursions', category: 'excursions-experiences' },
  activity: { source: 'excursions', category: 'excursions-experiences' },
  photo: { source: 'photos', category: 'photopass' },
  attraction: { source: 'plans', category: 'misc' },
  show: { source: 'plans', category: 'misc' },
  meet: { source: 'plans', category: 'misc' },
  break: { source: 'plans', category: 'misc' },
  note: { source: 'plans', category: 'misc' },
};
