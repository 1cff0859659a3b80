import { type CalendarDate, formatDate } from '@landsea/contracts/core';
import { formatTimeOfDay, toMinute } from '../trip/clock.js';
import { listBookingsOn, formatStateroom } from '../trip/trip-bookings.js';
import type { LandStay, Sailing, TripDetail } from '@landsea/contracts/trip';
import type { Booking, BookingEnd, BookingNumber } from '@landsea/contracts/bookings';
import { isOn, placeOfEnd } from './booking-days.js';
import { isCanceledAs, isOfBoarding, isOfShip, isSailingCanceled, isSameName } from './sailing-booking.js';

const numberNames: Record<BookingNumber['role'], string> = {
  confirmation: 'Confirmation',
  locator: 'Locator',
  flight: 'Flight',
  ticket: 'Ticket',
  order: 'Order',
  policy: 'Policy',
};

export const formatNumberLabel = ({ role, value }: BookingNumber): string => `${numberNames[role]} ${value}`;

/** `Confirmation 4711`, `Stateroom 7042, deck 7`. */
export const listDeskNumbers = ({
  numbers,
  staterooms,
}: Pick<Booking, 'numbers' | 'staterooms'>): string[] => [
  ...numbers.map(formatNumberLabel),
  ...staterooms.map(({ number }) => formatStateroom(number)),
];

const pointLabel = (end: BookingEnd): string =>
  [placeOfEnd(end), end.time === null ? null : formatTimeOfDay(toMinute(end.time))].filter(Boolean).join(' ');

/** `MSP 6:05 AM → MCO 10:28 AM`, with the date of arrival if it differs; null without two places. */
export const formatWay = ({ start, end }: Pick<Booking, 'start' | 'end'>): string | null => {
  if (!end || !placeOfEnd(start) || !placeOfEnd(end)) return null;
  const day = end.date === start.date ? '' : `, ${formatDate(end.date)}`;
  return `${pointLabel(start)} → ${pointLabel(end)}${day}`;
};

type StayKey = Pick<LandStay, 'hotelName' | 'checkIn' | 'checkOut'>;
type Placed = Pick<Booking, 'kind' | 'status' | 'title' | 'start' | 'end'>;

const isOfNights = ({ checkIn, checkOut }: StayKey, { kind, start, end }: Placed): boolean =>
  kind === 'hotel' && start.date < checkOut && (end?.date ?? start.date) > checkIn;

/** The booking at that hotel, else the only one of these nights. */
export const findBookingOfStay = <B extends Placed>(stay: StayKey, bookings: readonly B[]): B | undefined => {
  const there = bookings.filter((booking) => isOn(booking) && isOfNights(stay, booking));
  return (
    there.find(({ title }) => isSameName(title, stay.hotelName)) ??
    (there.length === 1 ? there[0] : undefined)
  );
};

/** The booking of that ship, else the one that boards that day. */
export const findBookingOfSailing = <B extends Placed>(
  sailing: Pick<Sailing, 'ship' | 'embarkationDate'>,
  bookings: readonly B[],
): B | undefined => {
  const cruises = bookings.filter((booking) => booking.kind === 'cruise' && isOn(booking));
  return (
    cruises.find((cruise) => isOfShip(sailing, cruise)) ??
    cruises.find((cruise) => isOfBoarding(sailing, cruise))
  );
};

type NumberedBooking = Placed & Pick<Booking, 'numbers'>;

const isStayCanceled = (stay: LandStay, bookings: readonly NumberedBooking[]): boolean =>
  !findBookingOfStay(stay, bookings) &&
  bookings.some(
    (booking) => isOfNights(stay, booking) && isCanceledAs(booking, stay.hotelName, stay.confirmation),
  );

/** A canceled booking leaves its hotel or ship in the plan, without number, stateroom and day to cancel. */
export const omitCanceledNumbers = <Trip extends Pick<TripDetail, 'stays' | 'sailing'>>(
  trip: Trip,
  bookings: readonly NumberedBooking[],
): Trip => {
  const { stays, sailing } = trip;
  const cruises = bookings.filter(({ kind }) => kind === 'cruise');
  return {
    ...trip,
    stays: stays.map((stay) =>
      isStayCanceled(stay, bookings) ? { ...stay, confirmation: undefined, cancelBy: undefined } : stay,
    ),
    sailing:
      sailing && isSailingCanceled(sailing, cruises)
        ? { ...sailing, reservation: undefined, stateroom: undefined, cancelBy: undefined }
        : sailing,
  };
};

/** Numbers that an earlier release kept with the trip. @param items their titles are not repeated. */
export const listUnbookedLinesOn = (
  trip: Pick<TripDetail, 'stays' | 'sailing'>,
  date: CalendarDate,
  bookings: readonly Booking[],
  items: readonly { confirmation: string | null }[],
): string[] => {
  const planned = omitCanceledNumbers(trip, bookings);
  const stays = planned.stays.filter((stay) => !findBookingOfStay(stay, bookings));
  const sailing = planned.sailing && findBookingOfSailing(planned.sailing, bookings) ? null : planned.sailing;
  return listBookingsOn({ stays, sailing }, date, items);
};
