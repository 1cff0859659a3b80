import type { TripSummary } from '@landsea/contracts/trip';

type Candidate = Pick<TripSummary, 'status' | 'archived'>;

/**
 * The trip to show when none is named: the newest-created non-archived trip in planning, else the
 * first non-archived one, else the first. `trips` come newest first.
 */
export const activeTrip = <T extends Candidate>(trips: readonly T[]): T | undefined =>
  trips.find(({ archived, status }) => !archived && status === 'planning') ??
  trips.find(({ archived }) => !archived) ??
  trips[0];
