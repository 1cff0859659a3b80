import { type CalendarDate, formatDate } from '@landsea/contracts/core';
import { formatTimeOfDay, toMinute } from '../trip/clock.js';
import { listBookingsOn, formatStateroom } from '../trip/trip-bookings.js';
import type { LandStay, Sailing, TripDetail } from '@landsea/contracts/trip';
import type { Booking, BookingEnd, BookingNumber } from '@landsea/contracts/bookings';
import { placeOfEnd } from './booking-days.js';
import { isOfBoarding, isOfShip, isSameName } from './sailing-booking.js';

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

const isOn = ({ status }: Booking): boolean => status !== 'canceled';

/** The booking at that hotel, else the only one of these nights. */
export const findBookingOfStay = (
  { hotelName, checkIn, checkOut }: Pick<LandStay, 'hotelName' | 'checkIn' | 'checkOut'>,
  bookings: readonly Booking[],
): Booking | undefined => {
  const there = bookings.filter(
    (booking) =>
      booking.kind === 'hotel' &&
      isOn(booking) &&
      booking.start.date < checkOut &&
      (booking.end?.date ?? booking.start.date) > checkIn,
  );
  return (
    there.find(({ title }) => isSameName(title, hotelName)) ?? (there.length === 1 ? there[0] : undefined)
  );
};

/** The booking of that ship, else the one that boards that day. */
export const findBookingOfSailing = (
  sailing: Pick<Sailing, 'ship' | 'embarkationDate'>,
  bookings: readonly Booking[],
): Booking | undefined => {
  const cruises = bookings.filter((booking) => booking.kind === 'cruise' && isOn(booking));
  return (
    cruises.find((cruise) => isOfShip(sailing, cruise)) ??
    cruises.find((cruise) => isOfBoarding(sailing, cruise))
  );
};

/** Numbers that an earlier release kept with the trip. @param items their titles are not repeated. */
export const listUnbookedLinesOn = (
  trip: Pick<TripDetail, 'stays' | 'sailing'>,
  date: CalendarDate,
  bookings: readonly Booking[],
  items: readonly { confirmation: string | null }[],
): string[] => {
  const stays = trip.stays.filter((stay) => !findBookingOfStay(stay, bookings));
  const sailing = trip.sailing && findBookingOfSailing(trip.sailing, bookings) ? null : trip.sailing;
  return listBookingsOn({ stays, sailing }, date, items);
};
