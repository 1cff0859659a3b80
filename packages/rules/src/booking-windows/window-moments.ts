import type { BookingWindow } from '@landsea/contracts/planning';

export interface ListedWindow {
  window: BookingWindow;
  until: BookingWindow | null;
}

export interface WindowMoment {
  opensAt: string;
  windows: ListedWindow[];
}

/** A series is listed at its first window only. */
export const listWindowMoments = (windows: readonly BookingWindow[]): WindowMoment[] => {
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
