import * as z from 'zod/mini';
import { BookingKind, BookingNumber, Currency } from '../bookings/booking.js';
import { ClockTime } from '../catalogue/places.js';
import { CalendarDate, Cents } from '../core/primitives.js';

/** How many reservations of one email are kept. */
export const MOST_STATED_RESERVATIONS = 20;

/** Where the sender wrote a reservation in fields: schema.org in the HTML, a calendar part, or a pass for a phone's wallet. */
export const StatedSource = z.enum(['schema.org', 'calendar', 'pass']);
export type StatedSource = z.infer<typeof StatedSource>;

/** `unconfirmed` is on hold, requested or on a wait list; `unstated` is what no field says. */
export const StatedStatus = z.enum(['confirmed', 'unconfirmed', 'canceled', 'unstated']);
export type StatedStatus = z.infer<typeof StatedStatus>;

/**
 * One end as the sender wrote it, never converted: the calendar date and the wall time at the place (null for a day alone), the
 * IANA zone where it is named, the airport (IATA) or the place in words.
 */
export const StatedEnd = z.object({
  date: CalendarDate,
  time: z.nullable(ClockTime),
  zone: z.nullable(z.string()),
  airport: z.nullable(z.string()),
  place: z.nullable(z.string()),
});
export type StatedEnd = z.infer<typeof StatedEnd>;

/**
 * A reservation that an email states in fields (schema.org reservations, RFC 5545 events, wallet passes). What it does not state
 * is null or empty. `totalCents` counts in the smallest unit of `currency`; both are null where the currency is none of ours.
 */
export const StatedReservation = z.object({
  source: StatedSource,
  kind: BookingKind,
  title: z.nullable(z.string()),
  supplier: z.nullable(z.string()),
  status: StatedStatus,
  numbers: z.array(BookingNumber),
  start: z.nullable(StatedEnd),
  end: z.nullable(StatedEnd),
  people: z.nullable(z.int()),
  names: z.array(z.string()),
  totalCents: z.nullable(Cents),
  currency: z.nullable(Currency),
});
export type StatedReservation = z.infer<typeof StatedReservation>;
