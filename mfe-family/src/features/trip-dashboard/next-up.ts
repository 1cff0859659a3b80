import type { BookingWindow } from '@landsea/contracts';

const MOST_SHOWN = 5;

const isOpenAt = (window: BookingWindow, now: Date) => new Date(window.opensAt) <= now;

/** What to do next, at most five: what opens or falls due soonest, then what opened last and can still be used. */
export const nextUp = (windows: readonly BookingWindow[], today: string, now: Date): BookingWindow[] => {
  const byInstant = [...windows].sort((a, b) => a.opensAt.localeCompare(b.opensAt));
  const upcoming = byInstant.filter((window) => !isOpenAt(window, now));
  const open = byInstant
    .filter((window) => isOpenAt(window, now) && window.covers !== null && window.covers.to >= today)
    .reverse();
  return [...upcoming, ...open]
    .slice(0, MOST_SHOWN)
    .map((window) => ({ ...window, state: isOpenAt(window, now) ? 'open' : 'upcoming' }));
};
