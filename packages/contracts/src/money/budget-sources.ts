import * as z from 'zod/mini';

/** The pages whose planned items feed the budget, one line for each. */
export const itemSources = ['dining', 'lightning-lane', 'snacks', 'excursions', 'photos', 'plans'] as const;
export const ItemSource = z.enum(itemSources);
export type ItemSource = z.infer<typeof ItemSource>;

/** Where the amounts of such a line are changed. */
export const sourceNames: Record<ItemSource, string> = {
  dining: 'Dining',
  'lightning-lane': 'Lightning Lane',
  snacks: 'Snacks',
  excursions: 'Excursions',
  photos: 'Photos',
  plans: 'Daily plans',
};
