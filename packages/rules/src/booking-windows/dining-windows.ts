import { addDays, type CalendarDate } from '@landsea/contracts/core';
import { formatTimeOfDay, toMinute } from '../trip/clock.js';
import type { ParkRules } from '../planning/park-rules.js';
import { getStayBenefits } from '../trip/stay-benefits.js';
import { formatDateSpan, formatShortDate } from '../trip/short-dates.js';
import {
  getDayNumber,
  formatEasternTime,
  isWithin,
  listLandDates,
  listStayBlocks,
  type StayBlock,
} from './window-dates.js';
import type { WindowRule, WindowTrip } from './window-rule.js';

const clockNote = ({ dining }: ParkRules): string =>
  `Online from ${formatEasternTime(dining.online)} (often from ${formatTimeOfDay(toMinute(dining.onlineOften))}), by phone from ${formatTimeOfDay(toMinute(dining.phone))}.`;

const hours = ({ dining }: ParkRules) => ({
  time: dining.online,
  often: dining.onlineOften,
  phone: dining.phone,
});

const stayAt = ({ stays }: WindowTrip, date: CalendarDate): number =>
  stays.findIndex(
    (stay) =>
      getStayBenefits(stay).stayDining !== false && isWithin(date, { from: stay.checkIn, to: stay.checkOut }),
  );

const wordsOf = (
  trip: WindowTrip,
  date: CalendarDate,
  rules: ParkRules,
): Pick<WindowRule, 'title' | 'rule' | 'series'> => {
  const { dining } = rules;
  const title = `Dining opens for ${formatShortDate(date)}`;
  const rule = `Each meal of this day opens ${dining.daysBefore} days before its own date. ${clockNote(rules)}`;
  const index = stayAt(trip, date);
  const stay = trip.stays[index];
  if (stay) {
    const hint =
      getStayBenefits(stay).stayDining === null
        ? ` Sources differ on whether guests of ${stay.hotelName} book their whole stay at once, so try it ${dining.daysBefore} days before check-in, too.`
        : '';
    return {
      title: `${title}, ${stay.hotelName}`,
      rule: rule + hint,
      series: `dining-after-stay-${index + 1}`,
    };
  }
  const day = trip.days.find((each) => each.date === date);
  const isNamed = day?.place && (day.kind === 'park' || day.kind === 'rest');
  return { title: isNamed ? `${title}, ${day.place ?? ''}` : title, rule, series: 'dining-days' };
};

/** `domain.md`, D1: a meal opens this many days before its date. */
const mealWindow = (trip: WindowTrip, date: CalendarDate, rules: ParkRules): WindowRule => ({
  id: `dining-day-${getDayNumber(trip, date)}`,
  kind: 'dining',
  ...wordsOf(trip, date, rules),
  date: addDays(date, -rules.dining.daysBefore),
  ...hours(rules),
  covers: { from: date, to: date },
});

/** `domain.md`, D2: the first days of an on-site stay open together. */
const blockWindow = ({ stay, index, covers }: StayBlock, rules: ParkRules): WindowRule => {
  const { daysBefore, daysAfterCheckIn } = rules.dining;
  return {
    id: `dining-stay-${index + 1}`,
    kind: 'dining',
    title: `Dining opens for ${formatDateSpan(covers.from, covers.to)}, ${stay.hotelName}`,
    rule: `Guests of an on-site hotel book every meal from check-in up to ${String(
      daysAfterCheckIn,
    )} days later at once, ${daysBefore} days before check-in. ${clockNote(rules)}`,
    date: addDays(stay.checkIn, -daysBefore),
    ...hours(rules),
    covers,
  };
};

export const listDiningWindows = (trip: WindowTrip, rules: ParkRules): WindowRule[] => {
  const blocks = listStayBlocks(trip, rules.dining.daysAfterCheckIn + 1, 'stayDining');
  const single = listLandDates(trip).filter((date) => !blocks.some(({ covers }) => isWithin(date, covers)));
  return [
    ...blocks.map((block) => blockWindow(block, rules)),
    ...single.map((date) => mealWindow(trip, date, rules)),
  ];
};
