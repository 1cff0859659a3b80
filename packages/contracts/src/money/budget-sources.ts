import * as z from 'zod/mini';

/** The pages whose planned items feed the budget, one line for each. */
export const itemSources = ['dining', 'lightning-lane', 'snacks', 'excursions', 'photos', 'plans'] as const;
export const ItemSource = z.enum(itemSources);
export type ItemSource = z.infer<typeof ItemSource>;

/** Everything that feeds a line: the items of a page, or a booking. */
export const lineSources = [...itemSources, 'bookings'] as const;
export type LineSource = (typeof lineSources)[number];

/** The source of a line; null for a line of the person's own. */
export const feedOfLine = ({
  source,
  bookingId,
}: {
  source?: ItemSource | null;
  bookingId?: string | null;
}): LineSource | null => (bookingId ? 'bookings' : (source ?? null));

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
