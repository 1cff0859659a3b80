import { minuteOf, type Minute } from '../day-plans/clock.js';
import type { BookingEntry } from './booking-days.js';

/** Nobody goes back to check out once they have left with one of these. */
const departures: readonly BookingEntry['kind'][] = ['car', 'flight', 'train', 'transfer', 'cruise'];

const isTimed = <T extends { time: string | null }>(entry: T): entry is T & { time: string } =>
  entry.time !== null;

/**
 * Where an entry stands among the lines of its day. Check-out is a deadline, so it comes before the family leaves; check-in is
 * possible from its time on, so it follows the last plan in a park. Null stands at the top.
 * @param entries those of the day.
 * @param lastInPark when the last plan in a park begins, null without one.
 */
export const spotOfEntry = (
  entry: BookingEntry,
  entries: readonly BookingEntry[],
  lastInPark: Minute | null,
): Minute | null => {
  if (!isTimed(entry)) return null;
  const at = minuteOf(entry.time);
  if (entry.kind !== 'hotel') return at;
  if (entry.end === 'start') return lastInPark !== null && lastInPark >= at ? lastInPark + 1 : at;
  const leaving = entries
    .filter(({ kind, end }) => end === 'start' && departures.includes(kind))
    .filter(isTimed)
    .map(({ time }) => minuteOf(time));
  return Math.min(at, ...leaving.map((minute) => minute - 1));
};

/** When the last plan in a park begins; null without one. */
export const lastInParkOf = (
  items: readonly { park: string | null; time: string | null; status: string }[],
): Minute | null => {
  const minutes = items.flatMap(({ park, time, status }) =>
    park !== null && time !== null && status !== 'cancelled' ? [minuteOf(time)] : [],
  );
  return minutes.length > 0 ? Math.max(...minutes) : null;
};

/** `Check in from`, `Check out by` where a hotel says a time; else the label of the entry. */
export const limitLabel = ({ kind, end, label, time }: BookingEntry): string =>
  kind === 'hotel' && time !== null ? `${label} ${end === 'start' ? 'from' : 'by'}` : label;
