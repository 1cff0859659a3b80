import { listBookingEntriesOn, isOn, placeOfEnd } from '@landsea/rules/bookings';
import type { Booking, BookingEnd } from '@landsea/contracts/bookings';
import { addDays, getClockName, toZonedInstant, type CalendarDate } from '@landsea/contracts/core';
import {
  DRAWN_MINUTES,
  formatLimitedTime,
  getDrawnStart,
  listDayBookings,
  type DayBooking,
} from '@landsea/rules/day-plans';
import { formatTimeOfDay, toClock, toMinute, type Minute, listPeopleNames } from '@landsea/rules/trip';
import type { TripDetail } from '@landsea/contracts/trip';
import type { DatedItem } from '../days/day-order.js';
import type { EventContent } from './event-content.js';
import { getParkEnd, type CalendarCatalogue } from './item-events.js';

const SHOWN_MS = DRAWN_MINUTES * 60_000;
const DAY_MINUTES = 1440;

const instant = ({ date, time, zone }: BookingEnd & { time: string }): Date =>
  toZonedInstant(date, time, zone);

const isTimed = (end: BookingEnd | null): end is BookingEnd & { time: string } => !!end && end.time !== null;

const wallTime = ({ time, zone }: BookingEnd & { time: string }): string =>
  `${formatTimeOfDay(toMinute(time))} ${getClockName(zone)}`;

const detailsOf = (trip: TripDetail, booking: Booking): string => {
  const { start, end, numbers, people, included, note } = booking;
  const isJourney = isTimed(start) && isTimed(end) && start.zone !== end.zone;
  const names =
    people &&
    listPeopleNames(
      trip.party,
      people.map(({ personId }) => personId),
    );
  return [
    isJourney ? `${wallTime(start)} to ${wallTime(end)}` : null,
    ...numbers.map(({ role, value }) => (role === 'flight' ? `Flight ${value}` : `Confirmation ${value}`)),
    names && names.length > 0 ? `For ${names.join(', ')}` : null,
    included,
    note,
  ]
    .filter(Boolean)
    .join('\n');
};

const whole = (from: string, last: string): EventContent['when'] => ({ from, until: addDays(last, 1) });

/** Each end has its own zone; an event without times lasts all day. */
const journeyEvent = (trip: TripDetail, booking: Booking): EventContent => {
  const { id, start, end, title } = booking;
  const [from, to] = [placeOfEnd(start), end && placeOfEnd(end)];
  const when = (): EventContent['when'] => {
    if (!isTimed(start)) return whole(start.date, end?.date ?? start.date);
    const begins = instant(start);
    const ends = isTimed(end) ? instant(end) : new Date(begins.getTime() + SHOWN_MS);
    return { start: begins.toISOString(), end: ends.toISOString() };
  };
  return {
    uid: `booking-${id}.${trip.id}@landsea`,
    summary: from && to ? `${title}, ${from} → ${to}` : title,
    description: detailsOf(trip, booking),
    category: 'Booking',
    group: 'plans',
    ...(from && { location: from }),
    when: when(),
  };
};

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The hotel's own limit: the calendar shows when the family checks in and out. */
const limitNote = ({ limit, end }: DayBooking, booking: Booking): string | null => {
  const time = booking[end]?.time ?? null;
  return limit && capitalize(formatLimitedTime({ time, limit: limit === 'before' ? 'by' : limit }));
};

const endEvent = (
  trip: TripDetail,
  entry: DayBooking,
  booking: Booking,
  parkUntil: Minute | null,
): EventContent[] => {
  const { bookingId, end, label, title, place, date, zone, limit, isUsual, note } = entry;
  const minute = getDrawnStart(entry, parkUntil);
  if (minute === null) return [];
  const on = addDays(date, Math.floor(minute / DAY_MINUTES));
  const begins = toZonedInstant(on, toClock(minute), zone).getTime();
  return [
    {
      uid: `booking-${bookingId}-${end}.${trip.id}@landsea`,
      summary: `${label}: ${title}`,
      description: (limit ? limitNote(entry, booking) : (note ?? (isUsual ? 'Usual time' : null))) ?? '',
      category: 'Booking',
      group: 'plans',
      ...(place && { location: place }),
      when: {
        start: new Date(begins).toISOString(),
        end: new Date(begins + SHOWN_MS).toISOString(),
      },
    },
  ];
};

const spanEvent = (trip: TripDetail, booking: Booking): EventContent => ({
  uid: `booking-${booking.id}.${trip.id}@landsea`,
  summary: booking.title,
  description: detailsOf(trip, booking),
  category: 'Booking',
  group: 'plans',
  when: whole(booking.start.date, (booking.end ?? booking.start).date),
});

const journeys: readonly Booking['kind'][] = ['flight', 'train', 'transfer'];

/** Canceled bookings and costs are left out. @param only bookings that begin or end on that date. */
export const listBookingEvents = (
  trip: TripDetail,
  bookings: readonly Booking[],
  items: readonly DatedItem[],
  catalogue: CalendarCatalogue,
  only?: CalendarDate,
): EventContent[] => {
  const ends = bookings.flatMap(({ start, end }) => [start.date, ...(end ? [end.date] : [])]);
  const entries = [...new Set(ends)]
    .filter((date) => only === undefined || date === only)
    .flatMap((date) => {
      const day = trip.days.find((each) => each.date === date) ?? { date, arrivesAt: null };
      return listDayBookings(trip, day, items, bookings, catalogue.ports);
    });
  return bookings
    .filter(isOn)
    .filter(({ kind }) => kind !== 'insurance')
    .filter((booking) => only === undefined || listBookingEntriesOn([booking], only).length > 0)
    .flatMap((booking) =>
      journeys.includes(booking.kind)
        ? [journeyEvent(trip, booking)]
        : [
            spanEvent(trip, booking),
            ...entries
              .filter(({ bookingId }) => bookingId === booking.id)
              .flatMap((entry) => endEvent(trip, entry, booking, getParkEnd(items, entry.date, catalogue))),
          ],
    );
};
