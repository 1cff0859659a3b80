import type { CrowdLevel, ParkCalendar, Season } from '@landsea/contracts/catalogue';
import { countDaysBetween, getWeekday, type CalendarDate } from '@landsea/contracts/core';

/** Limits of the factor for a date without a season. */
const LOW_BELOW = 0.9;
const PEAK_ABOVE = 1.15;

type CrowdCalendar = Pick<ParkCalendar, 'seasons' | 'crowdFactors'>;

const weekdayFactor = (date: CalendarDate, { crowdFactors }: CrowdCalendar): number => {
  const mondayFirst = (getWeekday(date) + 6) % 7;
  return crowdFactors.weekday[mondayFirst] ?? 1;
};

/** The shortest season where several overlap; null outside. */
export const findSeason = (seasons: ParkCalendar['seasons'], date: CalendarDate): Season | null =>
  seasons
    .filter(({ from, to }) => from <= date && date <= to)
    .sort((a, b) => countDaysBetween(a.from, a.to) - countDaysBetween(b.from, b.to))[0] ?? null;

/** By the season, else by the factors of month and weekday. Source: the park calendar of the catalog. */
export const getCrowdLevel = (date: CalendarDate, calendar: CrowdCalendar): CrowdLevel => {
  const season = findSeason(calendar.seasons, date);
  if (season) return season.crowd;
  const month = calendar.crowdFactors.month[Number(date.slice(5, 7)) - 1] ?? 1;
  const factor = month * weekdayFactor(date, calendar);
  return factor < LOW_BELOW ? 'low' : factor > PEAK_ABOVE ? 'peak' : 'typical';
};

/** 1 on an average day. */
export const crowdFactorOf = weekdayFactor;
