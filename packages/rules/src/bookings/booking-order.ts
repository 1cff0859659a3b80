import { toMinute, type Minute } from '../trip/clock.js';
import type { BookingEntry } from './booking-days.js';

/** Nobody returns to check out after one of these. */
const departures: readonly BookingEntry['kind'][] = ['car', 'flight', 'train', 'transfer', 'cruise'];

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
): Minute | null => {
  if (!isTimed(entry)) return null;
  const at = toMinute(entry.time);
  if (entry.kind !== 'hotel') return at;
  if (entry.end === 'start') return lastInPark !== null && lastInPark >= at ? lastInPark + 1 : at;
  const leaving = entries
    .filter(({ kind, end }) => end === 'start' && departures.includes(kind))
    .filter(isTimed)
    .map(({ time }) => toMinute(time));
  return Math.min(at, ...leaving.map((minute) => minute - 1));
};

export const findLastInPark = (
  items: readonly { park: string | null; time: string | null; status: string }[],
): Minute | null => {
  const minutes = items.flatMap(({ park, time, status }) =>
    park !== null && time !== null && status !== 'cancelled' ? [toMinute(time)] : [],
  );
  return minutes.length > 0 ? Math.max(...minutes) : null;
};

export const limitLabel = ({ kind, end, label, time }: BookingEntry): string =>
  kind === 'hotel' && time !== null ? `${label} ${end === 'start' ? 'from' : 'by'}` : label;
