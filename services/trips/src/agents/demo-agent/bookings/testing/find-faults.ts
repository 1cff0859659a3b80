import type { CalendarDate } from '@landsea/contracts/core';
import type { Booking } from '@landsea/contracts/bookings';
import { findBookingProblems } from '@landsea/rules/bookings';
import type { DemoTrip } from '../../demo-trips.js';
import type { DemoBooking } from '../make-demo-bookings.js';

const ADULT = 10;
export const LAST_DAYS = 14;
const TICKETS = /^(\d)-day park tickets, (\d) adults?(?: and (\d) child(?:ren)?)?$/;

const findMoneyFaults = (
  { totalCents, payments }: Booking,
  today: CalendarDate,
  isNear: boolean,
): string[] => [
  ...(payments.reduce((sum, { cents }) => sum + cents, 0) === totalCents ? [] : ['does not add up']),
  ...payments.flatMap(({ dueOn, paidOn }) => {
    if (paidOn !== null) return paidOn > today ? ['was paid tomorrow'] : [];
    if (dueOn === null || dueOn < today) return ['is late'];
    return isNear ? ['is not paid before a near trip'] : [];
  }),
];

const findTicketFaults = ({ title }: Booking, { planned: { trip, days } }: DemoTrip): string[] => {
  const [, count, adults, children = '0'] = TICKETS.exec(title) ?? [];
  const grown = trip.party.filter(({ age }) => age >= ADULT).length;
  const parkDays = days.filter(({ kind }) => kind === 'park').length;
  return [
    ...(Number(adults) === grown && Number(children) === trip.party.length - grown ? [] : ['has other ages']),
    ...(Number(count) <= parkDays ? [] : ['has too many days']),
  ];
};

const findRoomFaults = ({ booking, work }: DemoBooking, { planned: { trip } }: DemoTrip): string[] => {
  const guests = work.rooms.flatMap(({ people }) => people).sort();
  const party = trip.party.map(({ id = '' }) => id).sort();
  const isCruise = booking.kind === 'cruise';
  return [
    ...(guests.join() === party.join() ? [] : ['has guests without a bed']),
    ...(isCruise && booking.staterooms.length !== work.rooms.length ? ['has no cabin'] : []),
  ];
};

const isPlanned = ({ kind, title, start, end }: Booking, { planned: { trip } }: DemoTrip): boolean =>
  kind === 'hotel'
    ? trip.stays.some(
        ({ hotelName, checkIn, checkOut }) =>
          hotelName === title && checkIn === start.date && checkOut === end?.date,
      )
    : kind !== 'cruise' ||
      (title.startsWith(trip.sailing?.ship ?? '?') &&
        start.date === trip.sailing?.embarkationDate &&
        end?.date === trip.endDate);

const findBookingFaults = (
  each: DemoBooking,
  demo: DemoTrip,
  today: CalendarDate,
  isNear: boolean,
): string[] => {
  const { booking } = each;
  const { trip } = demo.planned;
  const dates = [booking.start.date, (booking.end ?? booking.start).date];
  return [
    ...findMoneyFaults(booking, today, isNear),
    ...(dates.every((date) => trip.startDate <= date && date <= trip.endDate)
      ? []
      : ['is outside of the trip']),
    ...(isPlanned(booking, demo) ? [] : ['is no stay or sailing of the trip']),
    ...(booking.kind === 'tickets' ? findTicketFaults(booking, demo) : []),
    ...(booking.kind === 'hotel' || booking.kind === 'cruise' ? findRoomFaults(each, demo) : []),
    ...(booking.numbers.some(({ value }) => value.startsWith('DEMO'))
      ? []
      : ['has a number that may be real']),
  ];
};

/** Sentences such as `hotel does not add up`; empty for a trip that a travel agent would believe. */
export const findFaults = (
  demo: DemoTrip,
  bookings: readonly DemoBooking[],
  today: CalendarDate,
  near: CalendarDate,
): string[] => {
  const { planned, stage, bookedOn } = demo;
  const { trip } = planned;
  const own = bookings.map(({ booking }) => booking);
  const kinds = own.map(({ kind }) => kind);
  const wanted = [
    ...(trip.stays.length > 0 ? (['hotel', 'tickets'] as const) : []),
    ...(trip.sailing ? (['cruise'] as const) : []),
  ];
  if (stage === 'quoted') return bookings.length > 0 ? ['a quote has bookings'] : [];
  return [
    ...(bookedOn !== null && bookedOn < today && bookedOn < trip.startDate
      ? []
      : ['the trip was booked too late']),
    ...wanted.filter((kind) => !kinds.includes(kind)).map((kind) => `there is no ${kind}`),
    ...own.flatMap((booking) => findBookingProblems(booking, trip, own).map(({ message }) => message)),
    ...bookings.flatMap((each) =>
      findBookingFaults(each, demo, today, trip.startDate <= near).map(
        (fault) => `${each.booking.kind} ${fault}`,
      ),
    ),
  ];
};
