import type { TimeLimit } from '@landsea/contracts/bookings';
import { toMinute, type Minute } from '../trip/clock.js';
import type { BookingEntry } from './booking-days.js';

/** Nobody returns to check out after one of these. */
const departures: readonly BookingEntry['kind'][] = ['car', 'flight', 'train', 'transfer', 'cruise'];

/** `spot` is the place in the order of the day; both are minutes on the clocks of the booking. */
export interface EntryTime {
  at: Minute;
  spot: Minute;
  limit: TimeLimit | null;
}

const isTimed = <T extends { time: string | null }>(entry: T): entry is T & { time: string } =>
  entry.time !== null;

/**
 * Check-out comes before the family leaves, check-in after the last plan in a park.
 * @param lastInPark the begin of that plan.
 */
export const placeEntry = (
  entry: BookingEntry,
  entries: readonly BookingEntry[],
  lastInPark: Minute | null,
): EntryTime | null => {
  if (!isTimed(entry)) return null;
  const at = toMinute(entry.time);
  if (entry.kind !== 'hotel') return { at, spot: at, limit: null };
  if (entry.end === 'start')
    return { at, spot: lastInPark !== null && lastInPark >= at ? lastInPark + 1 : at, limit: 'from' };
  const leaving = entries
    .filter(({ kind, end }) => end === 'start' && departures.includes(kind))
    .filter(isTimed)
    .map(({ time }) => toMinute(time));
  const leaves = Math.min(at, ...leaving);
  if (leaves < at) return { at: leaves, spot: leaves - 1, limit: 'before' };
  return { at, spot: leaving.includes(at) ? at - 1 : at, limit: 'by' };
};

export const findLastInPark = (
  items: readonly { park: string | null; time: string | null; status: string }[],
): Minute | null => {
  const minutes = items.flatMap(({ park, time, status }) =>
    park !== null && time !== null && status !== 'cancelled' ? [toMinute(time)] : [],
  );
  return minutes.length > 0 ? Math.max(...minutes) : null;
};
