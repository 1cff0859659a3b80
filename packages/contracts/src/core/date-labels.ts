import type { CalendarDate } from './primitives.js';

const day = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});
const dayWithYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });

const utcNoon = (date: CalendarDate): Date => new Date(`${date}T12:00:00Z`);

/** `Sat, Mar 14`. */
export const formatDate = (date: CalendarDate): string => day.format(utcNoon(date));

/** A date whose year matters, such as a birth date: `May 4, 2019`. */
export const formatDateWithYear = (date: CalendarDate): string => dayWithYear.format(utcNoon(date));

/** `Mar 14 – Mar 21, 2027`, or `Mar 14, 2027` for one day. */
export const formatDateRange = (from: CalendarDate, to: CalendarDate): string => {
  if (from === to) return formatDateWithYear(from);
  const years = from.slice(0, 4) === to.slice(0, 4) ? '' : `, ${from.slice(0, 4)}`;
  return `${shortDay.format(utcNoon(from))}${years} – ${shortDay.format(utcNoon(to))}, ${to.slice(0, 4)}`;
};
