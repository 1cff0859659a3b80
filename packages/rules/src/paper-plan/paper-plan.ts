import { formatDate, formatDateRange } from '@landsea/contracts/core';
import { listDayBookings } from '../day-plans/day-bookings.js';
import type { DayCatalogue } from '../day-plans/day-catalogue.js';
import { makeDayContext, getParkDay } from '../day-plans/day-context.js';
import { planShipDay } from '../day-plans/ship/ship-day.js';
import { noteHopper } from '../day-plans/plan/park-steps.js';
import { sortByDayOrder } from '../day-plans/stops/item-order.js';
import type { DayItem } from '@landsea/contracts/planning';
import { formatPresence } from '../trip/day-presence.js';
import { listSailingNumbers, listStayNumbers } from '../trip/trip-bookings.js';
import type { Booking } from '@landsea/contracts/bookings';
import {
  findBookingOfSailing,
  findBookingOfStay,
  listDeskNumbers,
  listUnbookedLinesOn,
  omitCanceledNumbers,
} from '../bookings/booking-remarks.js';
import { dayKindNames, formatDayTitle, isSeaDay } from '../trip/day-title.js';
import { getAllAboardOn, getDayClock, isOtherClock, type PortClock } from '../trip/day-zones.js';
import type { Sailing, TripDay, TripDetail } from '@landsea/contracts/trip';
import { makeBookingRows } from './booking-rows.js';
import { makePaperRows, type PaperRow } from './paper-rows.js';
import { makeUsualRows, insertTimedRows } from './timed-rows.js';
import { formatAllAboard, formatParkHours } from './paper-labels.js';

export type { PaperRow };

export interface PaperDay {
  date: string;
  /** `Sun, Mar 14 · Park day`. */
  label: string;
  title: string;
  isAtSea: boolean;
  hours: string[];
  /** `All aboard 6:30 PM`; null where nobody has to be back. */
  allAboard: string | null;
  remarks: string[];
  empty: string | null;
  rows: PaperRow[];
}

export interface PaperList {
  title: string;
  /** Drawn under the title where the printer gets its bytes. */
  picture?: { id: string; alt: string };
  lines: string[];
}

export interface PaperPlan {
  name: string;
  dates: string;
  bookings: string[];
  days: PaperDay[];
  lists: PaperList[];
  /** The last line, in place of the one for trips. */
  note?: string;
}

export const formatDay = (day: TripDay): string => {
  const kind = dayKindNames[day.kind];
  return [formatDate(day.date), kind === formatDayTitle(day) ? '' : kind].filter(Boolean).join(' · ');
};

export const formatStay = (
  stay: Pick<TripDetail['stays'][number], 'hotelName' | 'checkIn' | 'checkOut'>,
): string => `${stay.hotelName}, ${formatDate(stay.checkIn)} to ${formatDate(stay.checkOut)}`;

export const formatSailing = (sailing: { ship: string; embarkationDate: string; nights: number }): string =>
  `${sailing.ship}, sails ${formatDate(sailing.embarkationDate)}, ${sailing.nights} ${sailing.nights === 1 ? 'night' : 'nights'}`;

interface PaperSources {
  days: readonly TripDay[];
  items: readonly DayItem[];
  catalogue: DayCatalogue | undefined;
  ports: readonly PortClock[];
  bookings?: readonly Booking[] | undefined;
}

const shipClock = (trip: TripDetail, { date }: TripDay, ports: readonly PortClock[]): string => {
  const clock = getDayClock(trip, date, ports, 'aboard');
  return isOtherClock(clock, date) ? clock.label : '';
};

const paperDay = (
  trip: TripDetail,
  day: TripDay,
  { items, catalogue, ports, bookings = [] }: PaperSources,
): PaperDay => {
  const context = catalogue && makeDayContext(trip, day, catalogue, items, bookings);
  const usual = context ? planShipDay(items, context) : [];
  const planned = sortByDayOrder(
    items.filter(({ date, status }) => date === day.date && status !== 'cancelled'),
  );
  const booked = makeBookingRows(listDayBookings(trip, day, items, bookings, ports), bookings);
  const timed = [...booked.timed, ...makeUsualRows(usual, shipClock(trip, day, ports))];
  const allAboard = getAllAboardOn(trip, day.date, ports);
  const nothing = day.kind === 'rest' ? 'A free day.' : 'Nothing planned yet.';
  return {
    date: day.date,
    label: formatDay(day),
    title: formatDayTitle(day),
    isAtSea: isSeaDay(day),
    hours: context ? formatParkHours(day.parks.flatMap((park) => getParkDay(park, context) ?? [])) : [],
    allAboard: allAboard === null ? null : formatAllAboard(allAboard),
    remarks: [
      ...booked.untimed,
      ...listUnbookedLinesOn(trip, day.date, bookings, planned),
      formatPresence(day),
      noteHopper(day.parks),
      day.note,
    ].flatMap((remark) => remark || []),
    empty: planned.length + timed.length === 0 ? nothing : null,
    rows: insertTimedRows(makePaperRows(trip, planned, context, ports), planned, timed),
  };
};

const sailingHead = (sailing: Sailing, bookings: readonly Booking[]): string => {
  const booking = findBookingOfSailing(sailing, bookings);
  return [formatSailing(sailing), ...(booking ? listDeskNumbers(booking) : listSailingNumbers(sailing))].join(
    ' · ',
  );
};

export const makePaperPlan = (trip: TripDetail, sources: PaperSources, only?: string): PaperPlan => {
  const { bookings = [] } = sources;
  const { stays, sailing } = omitCanceledNumbers(trip, bookings);
  const wishes = sortByDayOrder(
    sources.items.filter(({ date, status }) => date === null && status !== 'cancelled'),
  ).map(({ title }) => title);
  return {
    name: trip.name,
    dates: formatDateRange(trip.startDate, trip.endDate),
    bookings: [
      ...stays.map((stay) => {
        const booking = findBookingOfStay(stay, bookings);
        return [formatStay(stay), ...(booking ? listDeskNumbers(booking) : listStayNumbers(stay))].join(
          ' · ',
        );
      }),
      ...(sailing ? [sailingHead(sailing, bookings)] : []),
    ],
    days: sources.days
      .filter(({ date }) => only === undefined || date === only)
      .map((day) => paperDay(trip, day, sources)),
    lists: only === undefined && wishes.length > 0 ? [{ title: 'If there is time', lines: wishes }] : [],
  };
};
