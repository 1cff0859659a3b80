import type { ClientPayment } from '@landsea/contracts/agents';
import type { Booking } from '@landsea/contracts/bookings';
import { formatDate, getDateIn, type CalendarDate } from '@landsea/contracts/core';
import type { DayItem } from '@landsea/contracts/planning';
import { formatAmount } from '../../bookings/booking-amount.js';
import { formatBookingName, listBookingEntriesOn } from '../../bookings/booking-days.js';
import { formatItemName } from '../../planning/ship-dinner.js';
import { formatTimeOfDay, toMinute } from '../../trip/clock.js';
import { numberRoleNames } from '../itineraries/itinerary-numbers.js';

/**
 * `on` stands in the plan, `off` was canceled, `over` has happened, `offered` is held and nothing to say, `no` is nothing
 * for a family, such as a wish.
 */
type Standing = 'on' | 'off' | 'over' | 'offered' | 'no';

const itemStandings: Partial<Record<DayItem['status'], Standing>> = { cancelled: 'off', done: 'over' };

export interface RecordedThing {
  /** `item:…`, `booking:…`, `payment:…`, `document:…` or `itinerary:…`, with the id. */
  subject: string;
  standing: Standing;
  /** Null for what belongs to no day of the trip. */
  day: CalendarDate | null;
  /** The last day, of a stay or a cruise; null where it is `day`. */
  until: CalendarDate | null;
  /** `HH:MM`, for the order. */
  time: string | null;
  /** Without the mark of a change. */
  words: string;
  /** A writing that holds one of these has said it: a name, numbers, or an id. */
  names: string[];
}

const clock = (time: string): string => formatTimeOfDay(toMinute(time));
const at = (time: string | null, words: string): string =>
  time === null ? words : `${clock(time)}: ${words}`;

/** The status of the log and of the row. */
export const isOnStatus = (status: string | null): boolean => status === 'booked' || status === 'changed';

/** `5:40 PM: ’Ohana, confirmation QX-7`. */
export const describeItem = (item: DayItem): RecordedThing => {
  const { id, title, date, time, confirmation, details, status } = item;
  const isLane = details.kind === 'lane';
  const until = isLane && details.returnUntil ? `, until ${clock(details.returnUntil)}` : '';
  const name = `${isLane ? 'Lightning Lane, ' : ''}${formatItemName(item)}`;
  return {
    subject: `item:${id}`,
    standing: isOnStatus(status) ? 'on' : (itemStandings[status] ?? 'no'),
    day: date,
    until: null,
    time,
    words: at(time, `${name}${until}${confirmation ? `, confirmation ${confirmation}` : ''}`),
    names: [title, confirmation ?? '', id],
  };
};

/** A price that is held without a number is an offer still. */
const isOffered = ({ status, numbers }: Booking): boolean => status === 'held' && numbers.length === 0;

/** `3:00 PM: Check in, Pop Century, until Sat, Jan 30, confirmation 4711`. */
export const describeBooking = (booking: Booking): RecordedThing => {
  const { id, title, status, start, end, numbers, staterooms, heldUntil } = booking;
  const entry = listBookingEntriesOn([{ ...booking, status: 'booked' }], start.date).find(
    (each) => each.end === 'start',
  );
  const facts = [
    ...(end && end.date !== start.date ? [`until ${formatDate(end.date)}`] : []),
    ...numbers.map(({ role, value }) => `${numberRoleNames[role]} ${value}`),
    ...staterooms.map(({ number }) => `stateroom ${number}`),
    ...(status === 'held' && heldUntil
      ? [`held until ${formatDate(getDateIn(new Date(heldUntil), start.zone))}`]
      : []),
  ];
  const words = [`${entry ? `${entry.label}, ` : ''}${formatBookingName(booking)}`, ...facts].join(', ');
  return {
    subject: `booking:${id}`,
    standing: status === 'canceled' ? 'off' : isOffered(booking) ? 'offered' : 'on',
    day: entry ? start.date : null,
    until: end?.date ?? null,
    time: start.time,
    words: entry ? at(start.time, words) : words,
    names: [title, ...numbers.map(({ value }) => value), id],
  };
};

const paymentNames: Readonly<Record<ClientPayment['kind'], string>> = {
  deposit: 'Deposit',
  part: 'Payment',
  final: 'Final payment',
};

/** Ends the words of a payment. */
export const CONFIRMED = ', confirmed';

/** `Final payment for Disney Wish: $2,140.00, confirmed`. */
export const describePayment = ({
  paymentId,
  title,
  kind,
  cents,
  currency,
  state,
}: ClientPayment): RecordedThing => {
  const amount = formatAmount(cents, currency);
  return {
    subject: `payment:${paymentId}`,
    standing: state === 'confirmed' ? 'on' : 'no',
    day: null,
    until: null,
    time: null,
    words: `${paymentNames[kind]} for ${title}: ${amount}${CONFIRMED}`,
    names: [amount, amount.replace(/\.00$/, '')],
  };
};

export const describeDocument = ({
  id,
  title,
  number,
}: {
  id: string;
  title: string;
  /** The number of its latest file; 1 where the document itself is new. */
  number: number;
}): RecordedThing => ({
  subject: `document:${id}`,
  standing: 'on',
  day: null,
  until: null,
  time: null,
  words: `${number > 1 ? 'New version in your portal' : 'New in your portal'}: ${title}`,
  names: [title],
});

export const describeItinerary = ({ id, number }: { id: string; number: number }): RecordedThing => ({
  subject: `itinerary:${id}`,
  standing: 'on',
  day: null,
  until: null,
  time: null,
  words: number > 1 ? 'Your day-by-day itinerary has changed' : 'Your day-by-day itinerary is ready',
  names: [],
});

/** A thing that was told and is not there any more: only the line says what it was. */
export const describeGone = (subject: string, day: CalendarDate | null): RecordedThing => ({
  subject,
  standing: 'no',
  day,
  until: null,
  time: null,
  words: '',
  names: [],
});
