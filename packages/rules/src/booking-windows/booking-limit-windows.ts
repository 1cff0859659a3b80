import type { CalendarDate } from '@landsea/contracts/core';
import { getDebarkationDate, type BookingLimit } from '@landsea/contracts/trip';
import { formatDateSpan } from '../trip/short-dates.js';
import type { WindowRule, WindowTrip } from './window-rule.js';

interface Booking {
  key: string;
  name: string;
  from: CalendarDate;
  to: CalendarDate;
  limit: BookingLimit | undefined;
}

const bookingsOf = ({ stays, sailing }: WindowTrip): Booking[] => [
  ...stays.map(({ hotelName, checkIn, checkOut, cancelBy }, index) => ({
    key: `stay-${index + 1}`,
    name: hotelName,
    from: checkIn,
    to: checkOut,
    limit: cancelBy,
  })),
  ...(sailing
    ? [
        {
          key: 'sailing',
          name: sailing.ship,
          from: sailing.embarkationDate,
          to: getDebarkationDate(sailing),
          limit: sailing.cancelBy,
        },
      ]
    : []),
];

/** The day is the one of the booking confirmation. */
export const listBookingLimitWindows = (trip: WindowTrip): WindowRule[] =>
  bookingsOf(trip).flatMap(({ key, name, from, to, limit }): WindowRule[] =>
    limit
      ? [
          {
            id: `cancel-${key}`,
            kind: 'booking-cancellation',
            title: `Last day to cancel ${name}, ${formatDateSpan(from, to)}`,
            rule: `As entered by you from your booking confirmation${limit.note ? `: ${limit.note}` : '.'}`,
            date: limit.date,
            time: '00:00',
            covers: null,
            ownDate: limit.date,
            entered: { source: 'Your booking confirmation' },
          },
        ]
      : [],
  );
