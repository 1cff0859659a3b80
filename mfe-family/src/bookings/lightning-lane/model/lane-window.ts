import type { BookingWindow } from '@landsea/contracts/planning';
import { stateAt } from '../../../trip-page/windows/window-state';

/** The mornings on which Multi Pass is booked, the earliest first, as they stand now. */
const laneWindows = (windows: readonly BookingWindow[], now: Date): BookingWindow[] =>
  windows
    .filter(({ kind, covers }) => kind === 'multi-pass' && covers !== null)
    .map((window) => ({ ...window, state: stateAt(window, now) }))
    .filter(({ state }) => state !== 'passed')
    .sort((a, b) => a.opensAt.localeCompare(b.opensAt));

const BOOKING_MS = 12 * 3_600_000;

/** The one to get ready for: the one that opened this morning, else the next that opens, else the one that opened last. */
export const nextLaneWindow = (windows: readonly BookingWindow[], now: Date): BookingWindow | undefined => {
  const known = laneWindows(windows, now);
  const isFresh = ({ opensAt, state }: BookingWindow): boolean =>
    state === 'open' && now.getTime() - Date.parse(opensAt) < BOOKING_MS;
  return known.find(isFresh) ?? known.find(({ state }) => state === 'upcoming') ?? known.at(-1);
};
