import { addDays, type CalendarDate, type LandStay } from '@landsea/contracts';
import type { WindowRule, WindowTrip } from './booking-windows.js';
import type { ParkRules } from './park-rules.js';
import { dateSpan, earlier, hasParkDay, offSiteParkDates } from './window-dates.js';

/** Domain rule 5, on-site: one morning for all park days of the stay. */
const onSiteWindow = (stay: LandStay, { lightningLane }: ParkRules): WindowRule => {
  const { onSiteDaysBefore, onSiteDays, opens } = lightningLane;
  const last = earlier(addDays(stay.checkIn, onSiteDays - 1), stay.checkOut);
  return {
    id: `lightning-lane-${stay.checkIn}`,
    kind: 'lightning-lane',
    title: `Lightning Lane opens for ${dateSpan(stay.checkIn, last)}, ${stay.hotelName}`,
    rule: `Guests of an on-site hotel book Lightning Lane for all park days of the stay, up to ${String(
      onSiteDays,
    )}, from 7:00 am Eastern, ${String(onSiteDaysBefore)} days before check-in.`,
    date: addDays(stay.checkIn, -onSiteDaysBefore),
    time: opens,
    covers: { from: stay.checkIn, to: last },
  };
};

const offSiteWindow = (from: CalendarDate, to: CalendarDate, { lightningLane }: ParkRules): WindowRule => {
  const { offSiteDaysBefore, offSiteBasis, opens } = lightningLane;
  const basis = offSiteBasis === 'first-ticket-day' ? 'the first ticket day' : 'each park day';
  return {
    id: `lightning-lane-${from}`,
    kind: 'lightning-lane',
    title: `Lightning Lane opens for ${dateSpan(from, to)}`,
    rule: `Without an on-site hotel, Lightning Lane opens at 7:00 am Eastern, ${String(
      offSiteDaysBefore,
    )} days before ${basis}. Sources differ here, so look again that morning.`,
    date: addDays(from, -offSiteDaysBefore),
    time: opens,
    covers: { from, to },
  };
};

/** Domain rule 5, off-site: before the first ticket day, or before each, as configured. */
const offSiteWindows = (dates: CalendarDate[], rules: ParkRules): WindowRule[] => {
  const first = dates[0];
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return [];
  return rules.lightningLane.offSiteBasis === 'first-ticket-day'
    ? [offSiteWindow(first, last, rules)]
    : dates.map((date) => offSiteWindow(date, date, rules));
};

export const lightningLaneWindows = (trip: WindowTrip, rules: ParkRules): WindowRule[] => [
  ...trip.stays
    .filter((stay) => stay.onSite && hasParkDay(trip, stay))
    .map((stay) => onSiteWindow(stay, rules)),
  ...offSiteWindows(offSiteParkDates(trip), rules),
];
