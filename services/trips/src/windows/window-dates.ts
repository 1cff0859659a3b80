import { addDays, type CalendarDate, type LandStay } from '@landsea/contracts';
import type { WindowTrip } from './booking-windows.js';

const monthDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });

/** `Oct 3`: a calendar date in running text. */
export const shortDate = (date: CalendarDate): string => monthDay.format(new Date(`${date}T00:00:00Z`));

/** `Oct 3 – Oct 12`, or `Oct 3` when both are the same day. */
export const dateSpan = (from: CalendarDate, to: CalendarDate): string =>
  from === to ? shortDate(from) : `${shortDate(from)} – ${shortDate(to)}`;

export const earlier = (a: CalendarDate, b: CalendarDate): CalendarDate => (a < b ? a : b);

const within = (date: CalendarDate, stay: LandStay): boolean => stay.checkIn <= date && date <= stay.checkOut;

/** The park days on which the party is no guest of an on-site hotel. */
export const offSiteParkDates = (trip: WindowTrip): CalendarDate[] =>
  trip.days
    .filter(
      ({ kind, date }) => kind === 'park' && !trip.stays.some((stay) => stay.onSite && within(date, stay)),
    )
    .map(({ date }) => date)
    .sort();

/** Whether any day of a stay, its check-out day included, is a park day. */
export const hasParkDay = (trip: WindowTrip, stay: LandStay): boolean =>
  trip.days.some(({ kind, date }) => kind === 'park' && within(date, stay));

/** Dates in order, cut where a day is missing between two of them. */
export const runsOf = (dates: CalendarDate[]): { from: CalendarDate; to: CalendarDate }[] => {
  const runs: { from: CalendarDate; to: CalendarDate }[] = [];
  for (const date of dates) {
    const last = runs.at(-1);
    if (last && addDays(last.to, 1) === date) last.to = date;
    else runs.push({ from: date, to: date });
  }
  return runs;
};
