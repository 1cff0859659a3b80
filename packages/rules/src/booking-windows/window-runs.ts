import { addDays, getDateIn } from '@landsea/contracts/core';
import type { BookingWindow } from '@landsea/contracts/planning';
import { formatDateSpan } from '../trip/short-dates.js';

const getMorning = ({ opensAt }: BookingWindow) => getDateIn(new Date(opensAt));

const follows = (window: BookingWindow, last: BookingWindow | undefined): boolean =>
  last !== undefined && window.state === last.state && getMorning(window) === addDays(getMorning(last), 1);

/** Windows of a series that open morning after morning are one run, in the place of its first window. */
export const listWindowRuns = (windows: readonly BookingWindow[]): BookingWindow[][] => {
  const runs: BookingWindow[][] = [];
  const last = new Map<string, BookingWindow[]>();
  for (const window of windows) {
    const { series } = window;
    const run = series === null ? undefined : last.get(series);
    if (run && follows(window, run.at(-1))) {
      run.push(window);
      continue;
    }
    const begun = [window];
    runs.push(begun);
    if (series !== null) last.set(series, begun);
  }
  return runs;
};

/** `Dining opens for Jun 3 – Jun 16, one day each morning`; the title of the window where it is alone. */
export const formatRunTitle = (run: readonly BookingWindow[]): string => {
  const [first] = run;
  const end = run.at(-1);
  if (!first?.covers || !end?.covers || first === end) return first?.title ?? '';
  const { from } = first.covers;
  const [what] = first.title.split(` for ${formatDateSpan(from, from)}`);
  return `${what ?? ''} for ${formatDateSpan(from, end.covers.to)}, one day each morning`;
};
