import { getDateIn, getOtherClockName, timeIn, type CalendarDate } from '@landsea/contracts/core';
import { getDebarkationDate, type BookingLimit } from '@landsea/contracts/trip';
import { findBookingOfSailing, findBookingOfStay, omitCanceledNumbers } from '../bookings/booking-remarks.js';
import { isOn } from '../bookings/booking-days.js';
import { isSameName } from '../bookings/sailing-booking.js';
import { formatTimeOfDay, toMinute } from '../trip/clock.js';
import { formatDateSpan } from '../trip/short-dates.js';
import type { CancelableBooking, WindowRule, WindowTrip } from './window-rule.js';

interface Cancelable {
  key: string;
  bookingId: string | undefined;
  name: string;
  from: CalendarDate;
  to: CalendarDate;
  date: CalendarDate;
  rule: string;
}

const toRule = ({ key, bookingId, name, from, to, date, rule }: Cancelable): WindowRule => ({
  id: `cancel-${key}`,
  bookingId,
  kind: 'booking-cancellation',
  title: `Last day to cancel ${name}, ${formatDateSpan(from, to)}`,
  rule,
  date,
  time: '00:00',
  covers: null,
  ownDate: date,
  entered: { source: 'Your booking confirmation' },
});

const asEntered = ({ note }: BookingLimit): string =>
  `As entered by you from your booking confirmation${note ? `: ${note}` : '.'}`;

type Bookings = readonly CancelableBooking[];

/** None where the booking under the plan's own name is without a day to cancel. */
const findLimitedId = (
  bookings: Bookings,
  find: (among: Bookings) => CancelableBooking | undefined,
): string | undefined => {
  const own = find(bookings);
  const limited = find(bookings.filter(({ cancelUntil }) => cancelUntil !== null));
  const isOther = own && limited && !isSameName(own.title, limited.title);
  return isOther ? undefined : limited?.id;
};

/** `bookingId` is of the booking that has a day to cancel itself, which counts instead. */
const limitsOfPlan = (trip: WindowTrip): Cancelable[] => {
  const { bookings = [] } = trip;
  const { stays, sailing } = omitCanceledNumbers(trip, bookings);
  const ofStays = stays.flatMap((stay, index): Cancelable[] => {
    const { hotelName: name, checkIn: from, checkOut: to, cancelBy } = stay;
    if (!cancelBy) return [];
    const bookingId = findLimitedId(bookings, (among) => findBookingOfStay(stay, among));
    const [key, rule] = [`stay-${index + 1}`, asEntered(cancelBy)];
    return [{ key, bookingId, name, from, to, date: cancelBy.date, rule }];
  });
  if (!sailing?.cancelBy) return ofStays;
  const { ship: name, embarkationDate: from, cancelBy } = sailing;
  const [to, rule] = [getDebarkationDate(sailing), asEntered(cancelBy)];
  const bookingId = findLimitedId(bookings, (among) => findBookingOfSailing(sailing, among));
  return [...ofStays, { key: 'sailing', bookingId, name, from, to, date: cancelBy.date, rule }];
};

const LAST_MINUTES: readonly string[] = ['23:59', '00:00'];

/** The day is the one at the place of the booking; midnight ends the day before. */
const limitOfBooking = ({ id, title: name, start, end, cancelUntil }: CancelableBooking): Cancelable[] => {
  if (cancelUntil === null) return [];
  const { zone, date: from } = start;
  const time = timeIn(new Date(cancelUntil), zone);
  const date = getDateIn(new Date(Date.parse(cancelUntil) - 1), zone);
  const until = [formatTimeOfDay(toMinute(time)), getOtherClockName(zone, date)].filter(Boolean).join(' ');
  return [
    {
      key: `booking-${id}`,
      bookingId: id,
      name,
      from,
      to: end?.date ?? from,
      date,
      rule: `As your booking says.${LAST_MINUTES.includes(time) ? '' : ` Free until ${until}.`}`,
    },
  ];
};

const isSaidBy = (one: Cancelable, other: Cancelable): boolean =>
  (['name', 'from', 'to', 'date', 'rule'] as const).every((field) => one[field] === other[field]);

/** A booking keeps the key of its stay or sailing, by which tasks, reminders and outcomes know the window. */
export const listBookingLimitWindows = (trip: WindowTrip): WindowRule[] => {
  const planned = limitsOfPlan(trip);
  const booked = (trip.bookings ?? []).filter(isOn).flatMap(limitOfBooking);
  const keyed = booked.map((limit) => ({
    ...limit,
    key: planned.find(({ bookingId }) => bookingId === limit.bookingId)?.key ?? limit.key,
  }));
  const limits = [...planned.filter(({ bookingId }) => bookingId === undefined), ...keyed];
  return limits.filter((limit, at) => limits.findIndex((other) => isSaidBy(other, limit)) === at).map(toRule);
};
