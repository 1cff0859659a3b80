import { addDays, countDaysBetween, listDates, type CalendarDate } from '@landsea/contracts/core';
import { formatTimeOfDay, toMinute } from '../trip/clock.js';
import { getStayBenefits } from '../trip/stay-benefits.js';
import type { LandStay, TripDay } from '@landsea/contracts/trip';
import type { WindowTrip } from './window-rule.js';

/** `7:00 AM Eastern`. */
export const formatEasternTime = (time: string): string => `${formatTimeOfDay(toMinute(time))} Eastern`;

export const pickEarlier = (a: CalendarDate, b: CalendarDate): CalendarDate => (a < b ? a : b);

/** Inclusive. */
export interface DateRange {
  from: CalendarDate;
  to: CalendarDate;
}

export const isWithin = (date: CalendarDate, { from, to }: DateRange): boolean => from <= date && date <= to;

export interface StayBlock {
  stay: LandStay;
  index: number;
  covers: DateRange;
}

/**
 * The first `days` days of each stay with the benefit. A day of a hotel change belongs to the first stay,
 * which books earlier.
 */
export const listStayBlocks = (
  trip: WindowTrip,
  days: number,
  benefit: 'stayLanes' | 'stayDining',
): StayBlock[] => {
  const opened = new Set<CalendarDate>();
  return trip.stays
    .map((stay, index) => ({ stay, index }))
    .filter(({ stay }) => getStayBenefits(stay)[benefit])
    .sort((one, other) => one.stay.checkIn.localeCompare(other.stay.checkIn))
    .flatMap(({ stay, index }) => {
      const to = pickEarlier(addDays(stay.checkIn, days - 1), stay.checkOut);
      const from = listDates(stay.checkIn, to).find((date) => !opened.has(date));
      for (const date of listDates(stay.checkIn, to)) opened.add(date);
      return from === undefined ? [] : [{ stay, index, covers: { from, to } }];
    });
};

const isAway = ({ kind }: TripDay): boolean => kind === 'sea' || kind === 'port';

const nightsOf = ({ checkIn, checkOut }: LandStay): DateRange => ({ from: checkIn, to: checkOut });

/** The day of boarding, and the day off the ship when the trip ends with it. */
const isBoardingOrWayHome = (day: TripDay, { days, stays }: Pick<WindowTrip, 'days' | 'stays'>): boolean =>
  (day.kind === 'embarkation' ||
    (day.kind === 'debarkation' && days.every(({ date }) => date <= day.date))) &&
  day.parks.length === 0 &&
  !stays.some((stay) => getStayBenefits(stay).stayLanes && isWithin(day.date, nightsOf(stay)));

/**
 * Port and sea days, the day of boarding and the way home are left out. A cruise has none without a park day or a night on site.
 */
export const listLandDates = ({ mode, days, stays }: WindowTrip): CalendarDate[] => {
  const nights = stays.filter((stay) => getStayBenefits(stay).stayLanes);
  if (mode === 'cruise' && nights.length === 0 && !days.some(({ kind }) => kind === 'park')) return [];
  const away = new Set(
    days.filter((day) => isAway(day) || isBoardingOrWayHome(day, { days, stays })).map(({ date }) => date),
  );
  const dates = [
    ...days.map(({ date }) => date),
    ...nights.flatMap(({ checkIn, checkOut }) => listDates(checkIn, checkOut)),
  ];
  return [...new Set(dates)].filter((date) => !away.has(date)).sort();
};

export const getDayNumber = ({ days, stays }: WindowTrip, date: CalendarDate): number => {
  let first = date;
  for (const day of days) if (day.date < first) first = day.date;
  for (const { checkIn } of stays) if (checkIn < first) first = checkIn;
  return countDaysBetween(first, date) + 1;
};
