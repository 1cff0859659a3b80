import type { TripSummary } from '@landsea/contracts/trip';

/** Only the owner of a trip pays for it. */
export const isShared = ({ role = 'owner' }: Pick<TripSummary, 'role'>): boolean => role !== 'owner';

/** A paid trip has the one place until it is archived. */
export const findUnlockedTrip = (trips: readonly TripSummary[], tripId: string): TripSummary | undefined =>
  trips.find((trip) => trip.isPaid && !trip.archived && !isShared(trip) && trip.id !== tripId);

/** The trip that opened the paywall, else the one in planning, else the first. */
export const findOfferedTrip = (trips: readonly TripSummary[], tripId?: string): TripSummary | undefined => {
  const own = trips.filter((trip) => !isShared(trip));
  return (
    own.find(({ id }) => id === tripId) ??
    own.find(({ status, archived }) => status === 'planning' && !archived) ??
    own[0]
  );
};
