import { parkNames, type ClockTime } from '../../catalogue/places.js';
import type { Show } from '../../catalogue/shows.js';
import { isInSeason, seasonLabel } from '../../catalogue/yearly-season.js';
import { weekdayOf } from '../../core/calendar.js';
import type { CalendarDate } from '../../core/primitives.js';
import type { DayItem } from '../../planning/day-items.js';
import { clockLabel, LAST_MINUTE, minuteOf, type Minute } from '../clock.js';
import { parkDayOf, type DayContext } from '../day-context.js';
import type { ParkDay } from '../park-day.js';
import { entryOf } from '../stops/day-entries.js';

/**
 * A show on one date for day guests. `starts` are its usual beginnings that day, in order; empty where it plays again and again.
 * When it does not run, `reason` is a clause that says why.
 */
export type ShowDay = { runs: true; starts: Minute[] } | { runs: false; reason: string };

type Program = Pick<
  Show,
  'name' | 'kind' | 'times' | 'peakTimes' | 'partyDayTimes' | 'hours' | 'season' | 'weekdays' | 'closedFrom'
>;

const dateLabel = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const and = new Intl.ListFormat('en-US');

/** Why a show does not run on a date at all, whatever the hours of its park are. */
const closedReason = (show: Program, date: CalendarDate): string | undefined => {
  const { name, closedFrom, season, weekdays } = show;
  if (closedFrom !== undefined && closedFrom <= date)
    return `${name} closed for good on ${dateLabel.format(new Date(`${closedFrom}T00:00:00Z`))}`;
  if (season && !isInSeason(season, date)) return `${name} runs ${seasonLabel(season)}`;
  if (weekdays && !weekdays.includes(weekdayOf(date)))
    return `${name} runs on ${and.format(weekdays.map((day) => `${weekdayNames[day] ?? ''}s`))} only`;
  return undefined;
};

/** The times listed for a day of such crowds, or for a day on which a private party closes the park. */
const listedTimes = ({ times, peakTimes, partyDayTimes }: Program, day: ParkDay | null): ClockTime[] => {
  if (day?.partyNight && partyDayTimes) return partyDayTimes;
  return day?.crowd === 'peak' && peakTimes.length > 0 ? peakTimes : times;
};

/** Why day guests miss a show although it is its season: it begins when they are out of the park. */
const tooLateReason = ({ name }: Program, day: ParkDay): string => {
  const closes = `${parkNames[day.park]} closes at ${clockLabel(day.dayClose)}`;
  return day.partyNight
    ? `${name} is not shown to day guests: ${closes} for ${day.partyNight.name}`
    : `${name} starts after ${closes}`;
};

/** The last minute at which a show begins: fireworks may follow the closing of the park, projections come with it. */
const lastStart = ({ kind }: Program, { dayClose, partyNight }: ParkDay): Minute => {
  if (partyNight) return dayClose - 1;
  return kind === 'fireworks' ? LAST_MINUTE : kind === 'film' ? dayClose : dayClose - 1;
};

/**
 * How a show runs on a date, with the hours and crowds of its park that day (null where nothing is known of them). Source: times, seasons and party days of the catalog; typical,
 * never promised.
 */
export const showDay = (show: Program, date: CalendarDate, day: ParkDay | null): ShowDay => {
  const reason = closedReason(show, date);
  if (reason !== undefined) return { runs: false, reason };
  const isAfterClose = (start: Minute): boolean => day !== null && start > lastStart(show, day);
  if (show.times.length === 0) {
    const from = show.hours?.from;
    return from && day && isAfterClose(minuteOf(from))
      ? { runs: false, reason: tooLateReason(show, day) }
      : { runs: true, starts: [] };
  }
  const starts = listedTimes(show, day)
    .map(minuteOf)
    .filter((start) => !isAfterClose(start));
  return starts.length === 0 && day
    ? { runs: false, reason: tooLateReason(show, day) }
    : { runs: true, starts };
};

/** All usual beginnings of a show, for a day on which it does not run. */
export const usualStarts = ({ times }: Pick<Show, 'times'>): Minute[] => times.map(minuteOf);

/** What runs instead of a show on a date, in one sentence; undefined when it runs itself. */
export const replacedNote = (
  { name, replaced }: Pick<Show, 'name' | 'replaced'>,
  date: CalendarDate,
): string | undefined =>
  replaced && isInSeason(replaced, date)
    ? `${name} is usually replaced by ${replaced.by} ${seasonLabel(replaced)}.`
    : undefined;

/** False for an item that is a show which does not run on the day. */
export const runsOn = (item: DayItem, context: DayContext): boolean => {
  const known = entryOf(item, context.catalogue);
  return (
    known?.list !== 'shows' || showDay(known.entry, context.date, parkDayOf(known.entry.park, context)).runs
  );
};
