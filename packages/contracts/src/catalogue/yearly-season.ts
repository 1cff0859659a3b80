import * as z from 'zod/mini';
import type { CalendarDate } from '../core/primitives.js';

/** `MM-DD`. */
const MonthDay = z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

/** Inclusive; `to` before `from` is after New Year. */
export const YearlySeason = z.object({ from: MonthDay, to: MonthDay });
export type YearlySeason = z.infer<typeof YearlySeason>;

/** True without a season. */
export const isInSeason = (season: YearlySeason | undefined, date: CalendarDate): boolean => {
  if (!season) return true;
  const day = date.slice(5);
  const { from, to } = season;
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
};

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const labelOf = (monthDay: string): string => shortDay.format(new Date(`2024-${monthDay}T00:00:00Z`));

/** `Nov 27 – Dec 24`; one day is `Dec 31`. */
export const formatSeason = ({ from, to }: YearlySeason): string =>
  from === to ? labelOf(from) : `${labelOf(from)} – ${labelOf(to)}`;
