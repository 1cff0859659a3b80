import { addDays, eachDate, type CalendarDate } from '@landsea/contracts/core';
import { type LandStay } from '@landsea/contracts/trip';
import type { ParkRules } from '@landsea/contracts/planning';
import { blockOf, dateSpan, dayNumber, onSiteStays, shortDate } from './window-dates.js';
import type { WindowRule, WindowTrip } from './window-rule.js';

const clockNote = 'Online from 6:00 am Eastern (often from 5:45), by phone from 7:00.';

const hours = ({ dining }: ParkRules) => ({
  time: dining.online,
  often: dining.onlineOften,
  phone: dining.phone,
});

/** Domain rule 1: a meal opens so many days before its own date. */
const mealWindow = (
  trip: WindowTrip,
  date: CalendarDate,
  series: string,
  where: string,
  rules: ParkRules,
): WindowRule => ({
  id: `dining-day-${String(dayNumber(trip, date))}`,
  kind: 'dining',
  title: `Dining opens for ${shortDate(date)}${where}`,
  rule: `Each meal of this day opens ${String(rules.dining.daysBefore)} days before its own date. ${clockNote}`,
  date: addDays(date, -rules.dining.daysBefore),
  ...hours(rules),
  covers: { from: date, to: date },
  series,
});

/** Domain rule 2: the first days of an on-site stay open together. */
const blockWindow = (stay: LandStay, index: number, rules: ParkRules): WindowRule => {
  const { daysBefore, daysAfterCheckIn } = rules.dining;
  const covers = blockOf(stay, daysAfterCheckIn + 1);
  return {
    id: `dining-stay-${String(index + 1)}`,
    kind: 'dining',
    title: `Dining opens for ${dateSpan(covers.from, covers.to)}, ${stay.hotelName}`,
    rule: `Guests of an on-site hotel book every meal from check-in up to ${String(
      daysAfterCheckIn,
    )} days later at once, ${String(daysBefore)} days before check-in. ${clockNote}`,
    date: addDays(stay.checkIn, -daysBefore),
    ...hours(rules),
    covers,
  };
};

/** Every date is opened by the first block that holds it, else meal by meal; days ashore without an on-site hotel too. */
export const diningWindows = (trip: WindowTrip, rules: ParkRules): WindowRule[] => {
  const stays = onSiteStays(trip);
  const blocks = stays.map(({ stay }) => blockOf(stay, rules.dining.daysAfterCheckIn + 1));
  const opened = new Set(blocks.flatMap(({ from, to }) => eachDate(from, to)));
  const windows = stays.map(({ stay, index }) => blockWindow(stay, index, rules));
  const one = (date: CalendarDate, series: string, where: string) => {
    if (opened.has(date)) return;
    opened.add(date);
    windows.push(mealWindow(trip, date, series, where, rules));
  };
  for (const { stay, index } of stays)
    for (const date of eachDate(stay.checkIn, stay.checkOut))
      one(date, `dining-after-stay-${String(index + 1)}`, `, ${stay.hotelName}`);
  for (const { date, kind, place } of trip.days)
    if (kind === 'park' || kind === 'rest') one(date, 'dining-days', place ? `, ${place}` : '');
  return windows;
};
