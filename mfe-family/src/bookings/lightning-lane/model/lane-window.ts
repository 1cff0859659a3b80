import type { BookingWindow } from '@landsea/contracts/planning';
import { getWindowStateAt } from '../../../trip-bookings/windows/window-state';

const laneWindows = (windows: readonly BookingWindow[], now: Date): BookingWindow[] =>
  windows
    .filter(({ kind, covers }) => kind === 'multi-pass' && covers !== null)
    .map((window) => ({ ...window, state: getWindowStateAt(window, now) }))
    .filter(({ state }) => state !== 'passed')
    .sort((a, b) => a.opensAt.localeCompare(b.opensAt));

const BOOKING_MS = 12 * 3_600_000;

/** The window that opened this morning, else the next to open, else the last one that opened. */
export const findNextLaneWindow = (
  windows: readonly BookingWindow[],
  now: Date,
): BookingWindow | undefined => {
  const known = laneWindows(windows, now);
  const isFresh = ({ opensAt, state }: BookingWindow): boolean =>
    state === 'open' && now.getTime() - Date.parse(opensAt) < BOOKING_MS;
  return known.find(isFresh) ?? known.find(({ state }) => state === 'upcoming') ?? known.at(-1);
};
