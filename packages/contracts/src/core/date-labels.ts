import { getWeekday } from './calendar.js';
import type { CalendarDate } from './primitives.js';

// Without Intl: each of its formatters costs a slow phone ten milliseconds and more.
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Mar 14`, of `2027-03-14` or of `03-14`. */
export const formatShortDay = (date: string): string => {
  const [day, month] = date.split('-').reverse().map(Number) as [number, number];
  return `${months[month - 1] ?? ''} ${day}`;
};

/** `Sat, Mar 14`. */
export const formatDate = (date: CalendarDate): string =>
  `${weekdays[getWeekday(date)] ?? ''}, ${formatShortDay(date)}`;

/** A date whose year matters, such as a birth date: `May 4, 2019`. */
export const formatDateWithYear = (date: CalendarDate): string =>
  `${formatShortDay(date)}, ${date.slice(0, 4)}`;

/** `Mar 14 – Mar 21, 2027`, or `Mar 14, 2027` for one day. */
export const formatDateRange = (from: CalendarDate, to: CalendarDate): string => {
  if (from === to) return formatDateWithYear(from);
  const years = from.slice(0, 4) === to.slice(0, 4) ? '' : `, ${from.slice(0, 4)}`;
  return `${formatShortDay(from)}${years} – ${formatDateWithYear(to)}`;
};
