import type { BookingWindow } from '@landsea/contracts/planning';
import { stateAt } from '../../../trip/windows/window-state';

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

const two = (count: number): string => String(count).padStart(2, '0');

/** `2 d 04:05:09` until an instant; days are left out on the last one; undefined once it has come. */
export const clockUntil = (instant: string, now: Date): string | undefined => {
  const seconds = Math.ceil((Date.parse(instant) - now.getTime()) / 1000);
  if (seconds <= 0) return undefined;
  const days = Math.floor(seconds / 86_400);
  const clock = [seconds % 86_400, seconds % 3600, seconds % 60] as const;
  const text = `${two(Math.floor(clock[0] / 3600))}:${two(Math.floor(clock[1] / 60))}:${two(clock[2])}`;
  return days > 0 ? `${String(days)} d ${text}` : text;
};
