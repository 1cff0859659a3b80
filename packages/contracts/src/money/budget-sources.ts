import * as z from 'zod/mini';

export const itemSources = ['dining', 'lightning-lane', 'snacks', 'excursions', 'photos', 'plans'] as const;
export const ItemSource = z.enum(itemSources);
export type ItemSource = z.infer<typeof ItemSource>;

export const lineSources = [...itemSources, 'bookings'] as const;
export type LineSource = (typeof lineSources)[number];

export const getLineFeed = ({
  source,
  bookingId,
}: {
  source?: ItemSource | null;
  bookingId?: string | null;
}): LineSource | null => (bookingId ? 'bookings' : (source ?? null));

export const sourceNames: Record<LineSource, string> = {
  dining: 'Dining',
  'lightning-lane': 'Lightning Lane',
  snacks: 'Snacks',
  excursions: 'Excursions',
  photos: 'Photos',
  plans: 'Daily plans',
  bookings: 'Bookings',
};
