import type { YearlySeason } from '@landsea/contracts/catalogue';
import type { CalendarDate } from '@landsea/contracts/core';

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
