import type { BookingWindow } from '../planning/windows.js';

/** A window of a short list. */
export interface ListedWindow {
  window: BookingWindow;
  /** The last window of the series that begins with this one, one each morning; null where there is one window only. */
  until: BookingWindow | null;
}

/** What opens or falls due at one instant. */
export interface WindowMoment {
  opensAt: string;
  windows: ListedWindow[];
}

/** A short list of a trip's windows, by instants and in their order; a series stands at its first window only. */
export const windowMoments = (windows: readonly BookingWindow[]): WindowMoment[] => {
  const moments = new Map<string, WindowMoment>();
  const begun = new Map<string, ListedWindow>();
  for (const window of windows) {
    const { opensAt, series } = window;
    const first = series === null ? undefined : begun.get(series);
    if (first) {
      first.until = window;
      continue;
    }
    const listed = { window, until: null };
    if (series !== null) begun.set(series, listed);
    const moment = moments.get(opensAt) ?? { opensAt, windows: [] };
    moments.set(opensAt, { ...moment, windows: [...moment.windows, listed] });
  }
  return [...moments.values()];
};
