import { TRIPS_LISTED, type TripSummary } from '@landsea/contracts/trip';

type Selectable = Pick<TripSummary, 'id' | 'archived' | 'status' | 'createdAt' | 'isPaid'>;

/** The paid trip first, then the newest. */
const isPreferred = (trip: Selectable, other: Selectable): boolean =>
  (trip.isPaid ?? false) === (other.isPaid ?? false)
    ? trip.createdAt > other.createdAt
    : trip.isPaid === true;

const preferred = <T extends Selectable>(trips: readonly T[]): T | undefined =>
  trips.reduce<T | undefined>((best, trip) => (best && !isPreferred(trip, best) ? best : trip), undefined);

/** A cut list says nothing about other trips, so such an id is accepted. */
export const isBeyond = (trips: readonly Pick<TripSummary, 'id'>[], id: string | undefined): boolean =>
  id !== undefined && trips.length >= TRIPS_LISTED && !trips.some((trip) => trip.id === id);

/**
 * The explicit id, the stored one unless archived, the paid or newest in planning, the first not archived,
 * the first.
 */
export const selectTrip = <T extends Selectable>(
  trips: readonly T[],
  wanted: { explicitId?: string; storedId?: string } = {},
): T | undefined => {
  const open = trips.filter(({ archived }) => !archived);
  return (
    trips.find(({ id }) => id === wanted.explicitId) ??
    open.find(({ id }) => id === wanted.storedId) ??
    preferred(open.filter(({ status }) => status === 'planning')) ??
    open[0] ??
    trips[0]
  );
};

/** The active one only in planning; else the first in planning, paid ones first, else the first. */
export const pickTripToSync = <T extends Selectable>(
  trips: readonly T[],
  activeId: string | undefined,
): T | undefined => {
  const active = trips.find(({ id }) => id === activeId);
  if (isBeyond(trips, activeId)) return undefined;
  if (active) return active.status === 'planning' ? active : undefined;
  const planning = trips.filter(({ status }) => status === 'planning');
  return planning.find(({ isPaid, archived }) => isPaid && !archived) ?? planning[0] ?? trips[0];
};

export const pickLatestStart = <T extends Pick<TripSummary, 'startDate'>>(
  trips: readonly T[],
): T | undefined =>
  trips.reduce<T | undefined>(
    (best, trip) => (best && best.startDate >= trip.startDate ? best : trip),
    undefined,
  );
