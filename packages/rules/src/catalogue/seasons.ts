import type { YearlySeason } from '@landsea/contracts/catalogue';
import { formatShortDay, type CalendarDate } from '@landsea/contracts/core';

/** True without a season. */
export const isInSeason = (season: YearlySeason | undefined, date: CalendarDate): boolean => {
  if (!season) return true;
  const day = date.slice(5);
  const { from, to } = season;
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
};

/** `Nov 27 – Dec 24`; one day is `Dec 31`. */
export const formatSeason = ({ from, to }: YearlySeason): string =>
  from === to ? formatShortDay(from) : `${formatShortDay(from)} – ${formatShortDay(to)}`;
