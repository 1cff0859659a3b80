import { addDays, type CalendarDate, type LandStay } from '@landsea/contracts';
import type { WindowRule, WindowTrip } from './booking-windows.js';
import type { ParkRules } from './park-rules.js';
import { dateSpan, earlier, offSiteParkDates, runsOf, shortDate } from './window-dates.js';

const clockNote = 'Online from 6:00 am Eastern (often from 5:45), by phone from 7:00.';

/** Meals that open one by one, each so many days before its own date; the window is that of the first. */
const mealByMeal = (
  id: string,
  where: string,
  { from, to }: { from: CalendarDate; to: CalendarDate },
  { dining }: ParkRules,
): WindowRule => ({
  id,
  kind: 'dining',
  title:
    from === to
      ? `Dining opens for ${shortDate(from)}${where}`
      : `Dining opens day by day for ${dateSpan(from, to)}${where}`,
  rule: `Each meal opens ${String(dining.daysBefore)} days before its own date${
    from === to ? '' : `, so the last of these opens ${shortDate(addDays(to, -dining.daysBefore))}`
  }. ${clockNote}`,
  date: addDays(from, -dining.daysBefore),
  time: dining.online,
  covers: { from, to },
});

/** Domain rule 2: the first days of an on-site stay open together; what lies beyond them, meal by meal. */
const onSiteWindows = (stay: LandStay, rules: ParkRules): WindowRule[] => {
  const { daysBefore, daysAfterCheckIn, online } = rules.dining;
  const last = earlier(addDays(stay.checkIn, daysAfterCheckIn), stay.checkOut);
  const block: WindowRule = {
    id: `dining-${stay.checkIn}`,
    kind: 'dining',
    title: `Dining opens for ${dateSpan(stay.checkIn, last)}, ${stay.hotelName}`,
    rule: `Guests of an on-site hotel book every meal from check-in up to ${String(
      daysAfterCheckIn,
    )} days later at once, ${String(daysBefore)} days before check-in. ${clockNote}`,
    date: addDays(stay.checkIn, -daysBefore),
    time: online,
    covers: { from: stay.checkIn, to: last },
  };
  if (last === stay.checkOut) return [block];
  const rest = { from: addDays(last, 1), to: stay.checkOut };
  return [block, mealByMeal(`dining-${rest.from}`, `, ${stay.hotelName}`, rest, rules)];
};

export const diningWindows = (trip: WindowTrip, rules: ParkRules): WindowRule[] => [
  ...trip.stays.filter(({ onSite }) => onSite).flatMap((stay) => onSiteWindows(stay, rules)),
  ...runsOf(offSiteParkDates(trip)).map((run) => mealByMeal(`dining-${run.from}`, '', run, rules)),
];
