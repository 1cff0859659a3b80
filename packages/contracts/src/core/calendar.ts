import type { CalendarDate } from './primitives.js';

/** 24 hours of instants; calendar dates are counted by `addDays`. */
export const DAY_MS = 86_400_000;

const utcMidnight = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`);
const dateAt = (utc: number): CalendarDate => new Date(utc).toISOString().slice(0, 10);

/** Negative days are before. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  dateAt(utcMidnight(date) + days * DAY_MS);

/** Negative when `to` comes first. */
export const countDaysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((utcMidnight(to) - utcMidnight(from)) / DAY_MS);

/** Inclusive; empty when `last` comes first. */
export const listDates = (first: CalendarDate, last: CalendarDate): CalendarDate[] =>
  Array.from({ length: Math.max(0, countDaysBetween(first, last) + 1) }, (_, index) => addDays(first, index));

/** A shorter month ends it on its last day. */
export const addMonths = (date: CalendarDate, months: number): CalendarDate => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dateAt(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
};

/** 0 for Sunday to 6 for Saturday. */
export const getWeekday = (date: CalendarDate): number => new Date(utcMidnight(date)).getUTCDay();
