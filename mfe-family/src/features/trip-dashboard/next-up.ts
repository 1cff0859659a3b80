import type { BookingWindow } from '@landsea/contracts';
import { stateAt } from '../../trip-data/window-state';

const MOST_SHOWN = 5;

/** Of windows that open day after day only the next one. */
const firstOfEach = (windows: readonly BookingWindow[]): BookingWindow[] => {
  const seen = new Set<string>();
  return windows.filter(({ series }) => {
    if (series === null) return true;
    const isNew = !seen.has(series);
    seen.add(series);
    return isNew;
  });
};

/** What to do next, at most five: what opens or falls due soonest, then what opened last and can still be used. */
export const nextUp = (windows: readonly BookingWindow[], now: Date): BookingWindow[] => {
  const current = windows
    .map((window) => ({ ...window, state: stateAt(window, now) }))
    .sort((a, b) => a.opensAt.localeCompare(b.opensAt));
  const upcoming = current.filter(({ state }) => state === 'upcoming');
  const open = current.filter(({ state }) => state === 'open').reverse();
  return [...firstOfEach(upcoming), ...firstOfEach(open)].slice(0, MOST_SHOWN);
};
