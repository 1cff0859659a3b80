import type { ReadBooking } from './confirmation';
import { isBookingService } from './fields/booking-services';

const endsFirst = 'The end is before the start. Check the dates and times.';

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
const halfDay = 12 * 60;
/** Westward over one zone a short flight lands before it leaves by the clock. */
const mostZones = 2 * 60;
/** From these airports a flight over the date line lands up to half a day before it leaves. */
const overDateLine =
  /^(?:HND|NRT|KIX|NGO|FUK|CTS|ICN|GMP|PVG|PEK|PKX|CAN|HKG|TPE|MNL|SIN|BKK|SGN|SYD|MEL|BNE|AKL|CHC|NAN|PPT|GUM) to /;
const endsBeforeStart = ({ kind, date, endDate, time, endTime, place }: ReadBooking): boolean => {
  if (date !== null && endDate !== null && endDate !== date) return endDate < date;
  // Without an end date a table or a park visit may go on past midnight.
  if (time === null || endTime === null) return false;
  const early = minutesOf(time) - minutesOf(endTime);
  if (kind === 'flight') return early > (overDateLine.test(place ?? '') ? halfDay : mostZones);
  return early > 0 && (endDate !== null || early < halfDay);
};

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
const greeted =
  /^(?:hello|hi|hey|dear|bonjour|hallo|hola|ciao|olá|thank you|thanks)[, ]+([\p{Lu}][\p{L}.'’ -]{1,50}?)\s*[,!:.]?$/iu;

/** A greeting names a person, who is no place. */
const isPerson = (title: string, guests: readonly string[], rows: readonly string[]): boolean => {
  const people = [...guests, ...rows.flatMap((row) => greeted.exec(row)?.[1] ?? [])].map(fold);
  return people.includes(fold(title));
};

const rideOf = /^(.+?) (rental car|transfer)$/;
/** A ride that a service sold is a ride; anything else that only the service names has no name. */
const titleOf = ({ title, guests }: ReadBooking, rows: readonly string[]): string | null => {
  if (title === null || isPerson(title, guests, rows) || isBookingService(title)) return null;
  const [, owner = '', what = ''] = rideOf.exec(title) ?? [];
  return isBookingService(owner) ? `${what.charAt(0).toUpperCase()}${what.slice(1)}` : title;
};

/** The bookings without a name that is a person's or a service's, and with a doubt where one ends before it begins. */
export const withGuards = (bookings: readonly ReadBooking[], rows: readonly string[]): ReadBooking[] =>
  bookings.map((booking) => ({
    ...booking,
    title: titleOf(booking, rows),
    place: booking.place !== null && isBookingService(booking.place) ? null : booking.place,
    doubts: endsBeforeStart(booking) ? [...new Set([...booking.doubts, endsFirst])] : booking.doubts,
  }));
