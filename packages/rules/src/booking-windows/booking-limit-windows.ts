import { getDateIn, timeIn, type CalendarDate } from '@landsea/contracts/core';
import { getDebarkationDate, type BookingLimit } from '@landsea/contracts/trip';
import { findBookingOfSailing, findBookingOfStay, omitCanceledNumbers } from '../bookings/booking-remarks.js';
import { isOn } from '../bookings/booking-days.js';
import { formatTimeOfDay, toMinute } from '../trip/clock.js';
import { formatDateSpan } from '../trip/short-dates.js';
import type { CancelableBooking, WindowRule, WindowTrip } from './window-rule.js';

interface Cancelable {
  key: string;
  name: string;
  from: CalendarDate;
  to: CalendarDate;
  date: CalendarDate;
  rule: string;
}

const toRule = ({ key, name, from, to, date, rule }: Cancelable): WindowRule => ({
  id: `cancel-${key}`,
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

/** A day to cancel that the booking has itself is listed with the booking. */
const limitsOfPlan = (trip: WindowTrip): Cancelable[] => {
  const { bookings = [] } = trip;
  const { stays, sailing } = omitCanceledNumbers(trip, bookings);
  const limited = bookings.filter(({ cancelUntil }) => cancelUntil !== null);
  const ofStays = stays.flatMap((stay, index): Cancelable[] => {
    const { hotelName: name, checkIn: from, checkOut: to, cancelBy } = stay;
    if (!cancelBy || findBookingOfStay(stay, limited)) return [];
    return [{ key: `stay-${index + 1}`, name, from, to, date: cancelBy.date, rule: asEntered(cancelBy) }];
  });
  if (!sailing?.cancelBy || findBookingOfSailing(sailing, limited)) return ofStays;
  const { ship: name, embarkationDate: from, cancelBy } = sailing;
  const to = getDebarkationDate(sailing);
  return [...ofStays, { key: 'sailing', name, from, to, date: cancelBy.date, rule: asEntered(cancelBy) }];
};

const LAST_MINUTES: readonly string[] = ['23:59', '00:00'];

/** The day is the one at the place of the booking; midnight ends the day before. */
const limitOfBooking = ({ id, title: name, start, end, cancelUntil }: CancelableBooking): Cancelable[] => {
  if (cancelUntil === null) return [];
  const { zone, date: from } = start;
  const time = timeIn(new Date(cancelUntil), zone);
  const until = LAST_MINUTES.includes(time) ? '' : ` Free until ${formatTimeOfDay(toMinute(time))}.`;
  return [
    {
      key: `booking-${id}`,
      name,
      from,
      to: end?.date ?? from,
      date: getDateIn(new Date(Date.parse(cancelUntil) - 1), zone),
      rule: `As your booking says.${until}`,
    },
  ];
};

export const listBookingLimitWindows = (trip: WindowTrip): WindowRule[] =>
  [...limitsOfPlan(trip), ...(trip.bookings ?? []).filter(isOn).flatMap(limitOfBooking)].map(toRule);
