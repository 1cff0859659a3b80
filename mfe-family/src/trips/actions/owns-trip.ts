import type { TripSummary } from '@landsea/contracts/trip';

/** The service decides the role. */
export const ownsTrip = ({ role }: Pick<TripSummary, 'role'>): boolean =>
  role === undefined || role === 'owner';
