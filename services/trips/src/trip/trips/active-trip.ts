import type { TripSummary } from '@landsea/contracts/trip';

type Candidate = Pick<TripSummary, 'status' | 'archived' | 'isPaid'>;

/**
 * The paid one of the trips in planning, else the newest; else the first that is not archived, else the
 * first. `trips` come newest first.
 */
export const pickActiveTrip = <T extends Candidate>(trips: readonly T[]): T | undefined => {
  const open = trips.filter(({ archived }) => !archived);
  const planning = open.filter(({ status }) => status === 'planning');
  return planning.find(({ isPaid }) => isPaid) ?? planning[0] ?? open[0] ?? trips[0];
};
