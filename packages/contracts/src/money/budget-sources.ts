import * as z from 'zod/mini';

/** The pages whose planned items feed the budget, one line for each. */
export const itemSources = ['dining', 'lightning-lane', 'snacks', 'excursions', 'photos', 'plans'] as const;
export const ItemSource = z.enum(itemSources);
export type ItemSource = z.infer<typeof ItemSource>;

/** What feeds a line: the items of a page, or a booking (the line has the id of its booking). */
export const lineSources = [...itemSources, 'bookings'] as const;
export const LineSource = z.enum(lineSources);
export type LineSource = z.infer<typeof LineSource>;

/** Where the amounts of such a line are changed. */
export const sourceNames: Record<LineSource, string> = {
  dining: 'Dining',
  'lightning-lane': 'Lightning Lane',
  snacks: 'Snacks',
  excursions: 'Excursions',
  photos: 'Photos',
  plans: 'Daily plans',
  bookings: 'Bookings',
};
