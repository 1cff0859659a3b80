import type { TripSummary } from '@landsea/contracts/trip';

type Candidate = Pick<TripSummary, 'status' | 'archived' | 'isPaid'>;

/**
 * The trip to show when none is named: of the non-archived trips in planning the paid one, else the newest-created;
 * else the first non-archived trip, else the first. `trips` come newest first.
 */
export const activeTrip = <T extends Candidate>(trips: readonly T[]): T | undefined => {
  const open = trips.filter(({ archived }) => !archived);
  const planning = open.filter(({ status }) => status === 'planning');
  return planning.find(({ isPaid }) => isPaid) ?? planning[0] ?? open[0] ?? trips[0];
};
