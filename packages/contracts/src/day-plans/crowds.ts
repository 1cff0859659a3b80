import type { CrowdLevel } from '../catalogue/attractions.js';
import type { ParkCalendar, Season } from '../catalogue/park-calendar.js';
import { daysBetween, weekdayOf } from '../core/calendar.js';
import type { CalendarDate } from '../core/primitives.js';

/** Under this factor a date without a season counts as low, over the other as peak. */
const LOW_BELOW = 0.9;
const PEAK_ABOVE = 1.15;

type CrowdCalendar = Pick<ParkCalendar, 'seasons' | 'crowdFactors'>;

const weekdayFactor = (date: CalendarDate, { crowdFactors }: CrowdCalendar): number => {
  const mondayFirst = (weekdayOf(date) + 6) % 7;
  return crowdFactors.weekday[mondayFirst] ?? 1;
};

/** The season of a date, the shortest one where several meet; null outside of all. */
export const seasonOf = (seasons: ParkCalendar['seasons'], date: CalendarDate): Season | null =>
  seasons
    .filter(({ from, to }) => from <= date && date <= to)
    .sort((a, b) => daysBetween(a.from, a.to) - daysBetween(b.from, b.to))[0] ?? null;

/**
 * How crowded the parks are on a date: as its season says (the shortest one, where seasons overlap), else from the factors of
 * month and weekday. Source: the park calendar of the catalog.
 */
export const crowdOf = (date: CalendarDate, calendar: CrowdCalendar): CrowdLevel => {
  const season = seasonOf(calendar.seasons, date);
  if (season) return season.crowd;
  const month = calendar.crowdFactors.month[Number(date.slice(5, 7)) - 1] ?? 1;
  const factor = month * weekdayFactor(date, calendar);
  return factor < LOW_BELOW ? 'low' : factor > PEAK_ABOVE ? 'peak' : 'typical';
};

/** What the weekday does to waits within a crowd level; 1 on an average day. */
export const crowdFactorOf = weekdayFactor;
