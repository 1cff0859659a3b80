import { TRIPS_LISTED } from '@landsea/contracts/trip';
import type { TripSummary } from '@landsea/contracts/trip';

type Selectable = Pick<TripSummary, 'id' | 'archived' | 'status' | 'createdAt'>;

const newest = <T extends Selectable>(trips: readonly T[]): T | undefined =>
  trips.reduce<T | undefined>(
    (best, trip) => (best && best.createdAt >= trip.createdAt ? best : trip),
    undefined,
  );

/** A list that is cut off says nothing of the trips it does not hold: such an id is taken at its word. */
export const isBeyond = (trips: readonly Pick<TripSummary, 'id'>[], id: string | undefined): boolean =>
  id !== undefined && trips.length >= TRIPS_LISTED && !trips.some((trip) => trip.id === id);

/**
 * An explicit id if it exists; else the stored one unless archived; else the newest-created trip in
 * planning that is not archived; else the first not archived; else the first.
 */
export const selectTrip = <T extends Selectable>(
  trips: readonly T[],
  wanted: { explicitId?: string; storedId?: string } = {},
): T | undefined => {
  const open = trips.filter(({ archived }) => !archived);
  return (
    trips.find(({ id }) => id === wanted.explicitId) ??
    open.find(({ id }) => id === wanted.storedId) ??
    newest(open.filter(({ status }) => status === 'planning')) ??
    open[0] ??
    trips[0]
  );
};

/**
 * The trip that navigation takes over from a fresh list: the active one only while it is in planning; with none set,
 * the first in planning, else the first.
 */
export const tripToSync = <T extends Selectable>(
  trips: readonly T[],
  activeId: string | undefined,
): T | undefined => {
  const active = trips.find(({ id }) => id === activeId);
  if (isBeyond(trips, activeId)) return undefined;
  if (active) return active.status === 'planning' ? active : undefined;
  return trips.find(({ status }) => status === 'planning') ?? trips[0];
};

/** The trip whose dashboard follows a login: the one with the latest start date. */
export const latestStart = <T extends Pick<TripSummary, 'startDate'>>(trips: readonly T[]): T | undefined =>
  trips.reduce<T | undefined>(
    (best, trip) => (best && best.startDate >= trip.startDate ? best : trip),
    undefined,
  );
