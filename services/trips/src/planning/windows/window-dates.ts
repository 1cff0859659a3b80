import { addDays, daysBetween, type CalendarDate } from '@landsea/contracts/core';
import { type LandStay } from '@landsea/contracts/trip';
import type { WindowTrip } from './window-rule.js';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Oct 3`: a calendar date in running text. */
export const shortDate = (date: CalendarDate): string =>
  `${months[Number(date.slice(5, 7)) - 1] ?? ''} ${String(Number(date.slice(8)))}`;

/** `Oct 3 – Oct 12`, or `Oct 3` when both are the same day. */
export const dateSpan = (from: CalendarDate, to: CalendarDate): string =>
  from === to ? shortDate(from) : `${shortDate(from)} – ${shortDate(to)}`;

export const earlier = (a: CalendarDate, b: CalendarDate): CalendarDate => (a < b ? a : b);

/** The part of an on-site stay that opens at once: its first days, never past check-out. */
export const blockOf = (stay: LandStay, days: number): { from: CalendarDate; to: CalendarDate } => ({
  from: stay.checkIn,
  to: earlier(addDays(stay.checkIn, days - 1), stay.checkOut),
});

export const isWithin = (date: CalendarDate, { from, to }: { from: CalendarDate; to: CalendarDate }) =>
  from <= date && date <= to;

/** On-site stays with their place among the stays of the trip. */
export const onSiteStays = (trip: WindowTrip): { stay: LandStay; index: number }[] =>
  trip.stays.map((stay, index) => ({ stay, index })).filter(({ stay }) => stay.onSite);

export const parkDates = (trip: WindowTrip): CalendarDate[] =>
  trip.days
    .filter(({ kind }) => kind === 'park')
    .map(({ date }) => date)
    .sort();

/** Which day of the trip a date is, from 1. */
export const dayNumber = ({ days, stays }: WindowTrip, date: CalendarDate): number => {
  let first = date;
  for (const day of days) if (day.date < first) first = day.date;
  for (const { checkIn } of stays) if (checkIn < first) first = checkIn;
  return daysBetween(first, date) + 1;
};
