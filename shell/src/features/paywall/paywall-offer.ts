import type { TripSummary } from '@landsea/contracts';

/** The trip the paywall offers to unlock: the one it was opened for, else the one in planning, else the first. */
export const offeredTrip = (trips: readonly TripSummary[], tripId?: string): TripSummary | undefined =>
  trips.find(({ id }) => id === tripId) ??
  trips.find(({ status, archived }) => status === 'planning' && !archived) ??
  trips[0];
