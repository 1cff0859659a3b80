import { formatDate, formatDateRange } from '../core/date-labels.js';
import type { DayCatalogue } from '../day-plans/day-catalogue.js';
import { dayContextOf, parkDayOf } from '../day-plans/day-context.js';
import { bookedShipSteps, shipDay } from '../day-plans/ship/ship-day.js';
import { hopperNote } from '../day-plans/plan/park-steps.js';
import { inDayOrder } from '../day-plans/stops/item-order.js';
import type { DayItem } from '../planning/day-items.js';
import { presenceLabel } from '../trip/day-presence.js';
import { sailingNumbers, stayNumbers } from '../trip/trip-bookings.js';
import type { Booking } from '../bookings/booking.js';
import { lastInParkOf } from '../bookings/booking-order.js';
import {
  bookingOfSailing,
  bookingOfStay,
  deskNumbers,
  unbookedLinesOn,
} from '../bookings/booking-remarks.js';
import { dayKindNames, dayTitle, isSeaDay } from '../trip/day-title.js';
import { allAboardOn, clockOfDay, isOtherClock, type PortClock } from '../trip/day-zones.js';
import type { Sailing, TripDay, TripDetail } from '../trip/trips.js';
import { bookingRows } from './booking-rows.js';
import { paperRows, type PaperRow } from './paper-rows.js';
import { usualRows, withTimedRows } from './timed-rows.js';
import { allAboardLabel, parkHours } from './paper-labels.js';

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
  lines: string[];
}

export interface PaperPlan {
  name: string;
  dates: string;
  bookings: string[];
  days: PaperDay[];
  lists: PaperList[];
}

export const dayLabel = (day: TripDay): string => {
  const kind = dayKindNames[day.kind];
  return [formatDate(day.date), kind === dayTitle(day) ? '' : kind].filter(Boolean).join(' · ');
};

export const stayLine = (
  stay: Pick<TripDetail['stays'][number], 'hotelName' | 'checkIn' | 'checkOut'>,
): string => `${stay.hotelName}, ${formatDate(stay.checkIn)} to ${formatDate(stay.checkOut)}`;

export const sailingLine = (sailing: { ship: string; embarkationDate: string; nights: number }): string =>
  `${sailing.ship}, sails ${formatDate(sailing.embarkationDate)}, ${String(sailing.nights)} ${sailing.nights === 1 ? 'night' : 'nights'}`;

interface PaperSources {
  days: readonly TripDay[];
  items: readonly DayItem[];
  catalogue: DayCatalogue | undefined;
  ports: readonly PortClock[];
  bookings?: readonly Booking[] | undefined;
}

const shipClock = (trip: TripDetail, { date }: TripDay, ports: readonly PortClock[]): string => {
  const clock = clockOfDay(trip, date, ports, 'aboard');
  return isOtherClock(clock, date) ? clock.label : '';
};

const paperDay = (
  trip: TripDetail,
  day: TripDay,
  { items, catalogue, ports, bookings = [] }: PaperSources,
): PaperDay => {
  const context = catalogue && dayContextOf(trip, day, catalogue, items, bookings);
  const usual = context ? shipDay(items, context) : [];
  const planned = inDayOrder(items.filter(({ date, status }) => date === day.date && status !== 'cancelled'));
  const booked = bookingRows(
    bookings.filter(({ itemId }) => !itemId),
    {
      date: day.date,
      zone: clockOfDay(trip, day.date, ports).timeZone,
      lastInPark: lastInParkOf(planned),
    },
    context ? bookedShipSteps(items, context) : [],
  );
  const timed = [...booked.timed, ...usualRows(usual, shipClock(trip, day, ports))];
  const allAboard = allAboardOn(trip, day.date, ports);
  const nothing = day.kind === 'rest' ? 'A free day.' : 'Nothing planned yet.';
  return {
    date: day.date,
    label: dayLabel(day),
    title: dayTitle(day),
    isAtSea: isSeaDay(day),
    hours: context ? parkHours(day.parks.flatMap((park) => parkDayOf(park, context) ?? [])) : [],
    allAboard: allAboard === null ? null : allAboardLabel(allAboard),
    remarks: [
      ...booked.untimed,
      ...unbookedLinesOn(trip, day.date, bookings, planned),
      presenceLabel(day),
      hopperNote(day.parks),
      day.note,
    ].flatMap((remark) => remark || []),
    empty: planned.length + timed.length === 0 ? nothing : null,
    rows: withTimedRows(paperRows(trip, planned, context, ports), planned, timed),
  };
};

const sailingHead = (sailing: Sailing, bookings: readonly Booking[]): string => {
  const booking = bookingOfSailing(sailing, bookings);
  return [sailingLine(sailing), ...(booking ? deskNumbers(booking) : sailingNumbers(sailing))].join(' · ');
};

export const paperPlan = (trip: TripDetail, sources: PaperSources, only?: string): PaperPlan => {
  const { bookings = [] } = sources;
  const wishes = inDayOrder(
    sources.items.filter(({ date, status }) => date === null && status !== 'cancelled'),
  ).map(({ title }) => title);
  return {
    name: trip.name,
    dates: formatDateRange(trip.startDate, trip.endDate),
    bookings: [
      ...trip.stays.map((stay) => {
        const booking = bookingOfStay(stay, bookings);
        return [stayLine(stay), ...(booking ? deskNumbers(booking) : stayNumbers(stay))].join(' · ');
      }),
      ...(trip.sailing ? [sailingHead(trip.sailing, bookings)] : []),
    ],
    days: sources.days
      .filter(({ date }) => only === undefined || date === only)
      .map((day) => paperDay(trip, day, sources)),
    lists: only === undefined && wishes.length > 0 ? [{ title: 'If there is time', lines: wishes }] : [],
  };
};
