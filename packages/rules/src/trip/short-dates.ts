import type { CalendarDate } from '@landsea/contracts/core';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Oct 3`. */
export const formatShortDate = (date: CalendarDate): string =>
  `${months[Number(date.slice(5, 7)) - 1] ?? ''} ${Number(date.slice(8))}`;

/** `Oct 3 – Oct 12`, or `Oct 3` for one day. */
export const formatDateSpan = (from: CalendarDate, to: CalendarDate): string =>
  from === to ? formatShortDate(from) : `${formatShortDate(from)} – ${formatShortDate(to)}`;
