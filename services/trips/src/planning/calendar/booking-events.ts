import { listBookingEntriesOn, isOn, placeOfEnd } from '@landsea/rules/bookings';
import type { Booking, BookingEnd } from '@landsea/contracts/bookings';
import { addDays, getClockName, toZonedInstant, type CalendarDate } from '@landsea/contracts/core';
import { formatTimeOfDay, toMinute, listPeopleNames } from '@landsea/rules/trip';
import type { TripDetail } from '@landsea/contracts/trip';
import type { EventContent } from './event-content.js';

/** An event without a duration, such as a check-in, still needs a length in a calendar. */
const SHOWN_MS = 30 * 60_000;

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

const spanEvents = (trip: TripDetail, booking: Booking, only?: CalendarDate): EventContent[] => {
  const { id, start, end, title } = booking;
  const last = end ?? start;
  const uid = `booking-${id}`;
  const dates = [...new Set([start.date, last.date])].filter((date) => only === undefined || date === only);
  const ends = dates.flatMap((date) =>
    listBookingEntriesOn([booking], date).flatMap((entry): EventContent[] => {
      const at = booking[entry.end];
      if (!isTimed(at)) return [];
      const begins = instant(at);
      return [
        {
          uid: `${uid}-${entry.end}.${trip.id}@landsea`,
          summary: `${entry.label}: ${title}`,
          description: '',
          category: 'Booking',
          group: 'plans',
          ...(entry.place && { location: entry.place }),
          when: { start: begins.toISOString(), end: new Date(begins.getTime() + SHOWN_MS).toISOString() },
        },
      ];
    }),
  );
  return [
    {
      uid: `${uid}.${trip.id}@landsea`,
      summary: title,
      description: detailsOf(trip, booking),
      category: 'Booking',
      group: 'plans',
      when: whole(start.date, last.date),
    },
    ...ends,
  ];
};

export const listBookingEventsOn = (
  trip: TripDetail,
  bookings: readonly Booking[],
  date: CalendarDate,
): EventContent[] =>
  listBookingEvents(
    trip,
    bookings.filter((booking) => listBookingEntriesOn([booking], date).length > 0),
    date,
  );

const journeys: readonly Booking['kind'][] = ['flight', 'train', 'transfer'];

/** Canceled bookings and costs are left out. */
export const listBookingEvents = (
  trip: TripDetail,
  bookings: readonly Booking[],
  only?: CalendarDate,
): EventContent[] =>
  bookings
    .filter(isOn)
    .filter(({ kind }) => kind !== 'insurance')
    .flatMap((booking) =>
      journeys.includes(booking.kind) ? [journeyEvent(trip, booking)] : spanEvents(trip, booking, only),
    );
