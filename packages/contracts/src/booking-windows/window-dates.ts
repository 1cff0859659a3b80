import { addDays, daysBetween, eachDate } from '../core/calendar.js';
import type { CalendarDate } from '../core/primitives.js';
import { clockLabel, minuteOf } from '../day-plans/clock.js';
import { stayBenefits } from '../trip/stay-benefits.js';
import type { LandStay, TripDay } from '../trip/trips.js';
import type { WindowTrip } from './window-rule.js';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Oct 3`: a calendar date in running text. */
export const shortDate = (date: CalendarDate): string =>
  `${months[Number(date.slice(5, 7)) - 1] ?? ''} ${String(Number(date.slice(8)))}`;

/** `Oct 3 – Oct 12`, or `Oct 3` when both are the same day. */
export const dateSpan = (from: CalendarDate, to: CalendarDate): string =>
  from === to ? shortDate(from) : `${shortDate(from)} – ${shortDate(to)}`;

/** `7:00 AM Eastern`: a wall time of New York in running text. */
export const easternTime = (time: string): string => `${clockLabel(minuteOf(time))} Eastern`;

export const earlier = (a: CalendarDate, b: CalendarDate): CalendarDate => (a < b ? a : b);

/** Dates, the first and the last included. */
export interface DateRange {
  from: CalendarDate;
  to: CalendarDate;
}

export const isWithin = (date: CalendarDate, { from, to }: DateRange): boolean => from <= date && date <= to;

/** The days of an on-site stay that open together. */
export interface StayBlock {
  stay: LandStay;
  /** The place of the stay among those of the trip. */
  index: number;
  covers: DateRange;
}

/**
 * What opens at once for each stay with the benefit: its first `days` days, never past check-out. A day on which the family changes hotels
 * opens with the first one, whose guests book earlier.
 */
export const stayBlocks = (
  trip: WindowTrip,
  days: number,
  benefit: 'stayLanes' | 'stayDining',
): StayBlock[] => {
  const opened = new Set<CalendarDate>();
  return trip.stays
    .map((stay, index) => ({ stay, index }))
    .filter(({ stay }) => stayBenefits(stay)[benefit])
    .sort((one, other) => one.stay.checkIn.localeCompare(other.stay.checkIn))
    .flatMap(({ stay, index }) => {
      const to = earlier(addDays(stay.checkIn, days - 1), stay.checkOut);
      const from = eachDate(stay.checkIn, to).find((date) => !opened.has(date));
      for (const date of eachDate(stay.checkIn, to)) opened.add(date);
      return from === undefined ? [] : [{ stay, index, covers: { from, to } }];
    });
};

const isAway = ({ kind }: TripDay): boolean => kind === 'sea' || kind === 'port';

const nightsOf = ({ checkIn, checkOut }: LandStay): DateRange => ({ from: checkIn, to: checkOut });

/** The last day of a trip that leads from the ship straight home, without a park or a hotel of theirs. */
const isWayHome = (day: TripDay, { days, stays }: Pick<WindowTrip, 'days' | 'stays'>): boolean =>
  day.kind === 'debarkation' &&
  day.parks.length === 0 &&
  days.every(({ date }) => date <= day.date) &&
  !stays.some((stay) => stayBenefits(stay).stayLanes && isWithin(day.date, nightsOf(stay)));

/**
 * The dates on which a family could eat or ride in the parks, whatever their days are called: all of the trip but those in a port
 * or at sea, and the way home. A cruise has none unless it has a day in a park or a night on site.
 */
export const landDates = ({ mode, days, stays }: WindowTrip): CalendarDate[] => {
  const nights = stays.filter((stay) => stayBenefits(stay).stayLanes);
  if (mode === 'cruise' && nights.length === 0 && !days.some(({ kind }) => kind === 'park')) return [];
  const away = new Set(
    days.filter((day) => isAway(day) || isWayHome(day, { days, stays })).map(({ date }) => date),
  );
  const dates = [
    ...days.map(({ date }) => date),
    ...nights.flatMap(({ checkIn, checkOut }) => eachDate(checkIn, checkOut)),
  ];
  return [...new Set(dates)].filter((date) => !away.has(date)).sort();
};

/** Which day of the trip a date is, from 1. */
export const dayNumber = ({ days, stays }: WindowTrip, date: CalendarDate): number => {
  let first = date;
  for (const day of days) if (day.date < first) first = day.date;
  for (const { checkIn } of stays) if (checkIn < first) first = checkIn;
  return daysBetween(first, date) + 1;
};
