import type { CalendarDate } from './primitives.js';

const DAY_MS = 86_400_000;
const utcMidnight = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`);

/** The calendar date `days` after `date` (before, when negative). */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date(utcMidnight(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Calendar days from `from` to `to`; negative when `to` comes first. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((utcMidnight(to) - utcMidnight(from)) / DAY_MS);

/** Every date from `first` to `last`, both included; empty when `last` comes first. */
export const eachDate = (first: CalendarDate, last: CalendarDate): CalendarDate[] =>
  Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) => addDays(first, index));

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs a hundred times what using one does, and there are few zones. */
const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  clocks.set(timeZone, clock);
  return clock;
};

/** The calendar date that clocks in `timeZone` show at `instant`; the parks' zone unless another is named. */
export const dateIn = (instant: Date, timeZone = 'America/New_York'): CalendarDate =>
  clockOf(timeZone).format(instant);
