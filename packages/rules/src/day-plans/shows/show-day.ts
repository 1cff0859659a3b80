import { parkNames, type ClockTime, type Show } from '@landsea/contracts/catalogue';
import { isInSeason, formatSeason } from '../../catalogue/seasons.js';
import { formatDateWithYear, getWeekday, joinWords, type CalendarDate } from '@landsea/contracts/core';
import type { DayItem } from '@landsea/contracts/planning';
import { formatTimeOfDay, toMinute, type Minute } from '../../trip/clock.js';
import { getParkDay, type DayContext } from '../day-context.js';
import type { ParkDay } from '../park-day.js';
import { findEntry } from '../stops/day-entries.js';

/** `starts` is empty for a continuous show; `reason` is a clause. */
export type ShowDay = { runs: true; starts: Minute[] } | { runs: false; reason: string };

type Program = Pick<
  Show,
  'name' | 'kind' | 'times' | 'peakTimes' | 'partyDayTimes' | 'hours' | 'season' | 'weekdays' | 'closedFrom'
>;

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const closedReason = (show: Program, date: CalendarDate): string | undefined => {
  const { name, closedFrom, season, weekdays } = show;
  if (closedFrom !== undefined && closedFrom <= date)
    return `${name} closed for good on ${formatDateWithYear(closedFrom)}`;
  if (season && !isInSeason(season, date)) return `${name} runs ${formatSeason(season)}`;
  if (weekdays && !weekdays.includes(getWeekday(date)))
    return `${name} runs on ${joinWords(weekdays.map((day) => `${weekdayNames[day] ?? ''}s`))} only`;
  return undefined;
};

/** The night show starts as the park closes. */
const lastStart = ({ kind }: Program, { dayClose, partyNight }: ParkDay): Minute =>
  !partyNight && (kind === 'fireworks' || kind === 'film') ? dayClose : dayClose - 1;

/** Busy days have other times where the park is open late enough. */
const listedTimes = (show: Program, day: ParkDay | null): ClockTime[] => {
  const { times, peakTimes, partyDayTimes } = show;
  if (day?.partyNight && partyDayTimes) return partyDayTimes;
  return day?.crowd === 'peak' && peakTimes.some((time) => toMinute(time) <= lastStart(show, day))
    ? peakTimes
    : times;
};

const tooLateReason = ({ name }: Program, day: ParkDay): string => {
  const closes = `${parkNames[day.park]} closes at ${formatTimeOfDay(day.dayClose)}`;
  return day.partyNight
    ? `${name} is not shown to day guests: ${closes} for ${day.partyNight.name}`
    : `${name} starts after ${closes}`;
};

/** `day` is null where nothing is known. Source: the catalog's typical times, seasons and party days. */
export const showDay = (show: Program, date: CalendarDate, day: ParkDay | null): ShowDay => {
  const reason = closedReason(show, date);
  if (reason !== undefined) return { runs: false, reason };
  const isAfterClose = (start: Minute): boolean => day !== null && start > lastStart(show, day);
  if (show.times.length === 0) {
    const from = show.hours?.from;
    return from && day && isAfterClose(toMinute(from))
      ? { runs: false, reason: tooLateReason(show, day) }
      : { runs: true, starts: [] };
  }
  const starts = listedTimes(show, day)
    .map(toMinute)
    .filter((start) => !isAfterClose(start));
  return starts.length === 0 && day
    ? { runs: false, reason: tooLateReason(show, day) }
    : { runs: true, starts };
};

export const listUsualStarts = ({ times }: Pick<Show, 'times'>): Minute[] => times.map(toMinute);

export const noteReplaced = (
  { name, replaced }: Pick<Show, 'name' | 'replaced'>,
  date: CalendarDate,
): string | undefined =>
  replaced && isInSeason(replaced, date)
    ? `${name} is usually replaced by ${replaced.by} ${formatSeason(replaced)}.`
    : undefined;

export const runsOn = (item: DayItem, context: DayContext): boolean => {
  const known = findEntry(item, context.catalogue);
  return (
    known?.list !== 'shows' || showDay(known.entry, context.date, getParkDay(known.entry.park, context)).runs
  );
};
