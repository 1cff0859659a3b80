import type { TripSummary } from '@landsea/contracts/trip';

/** Whether the reader owns the trip, as the service said; it alone decides. */
export const ownsTrip = ({ role }: Pick<TripSummary, 'role'>): boolean =>
  role === undefined || role === 'owner';
