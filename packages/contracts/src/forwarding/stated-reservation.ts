import * as z from 'zod/mini';
import { BookingKind, BookingNumber, Currency } from '../bookings/booking.js';
import { ClockTime } from '../catalogue/places.js';
import { CalendarDate, Cents } from '../core/primitives.js';

export const MOST_STATED_RESERVATIONS = 20;

/** schema.org in the HTML, a calendar part, or a wallet pass. */
export const StatedSource = z.enum(['schema.org', 'calendar', 'pass']);
export type StatedSource = z.infer<typeof StatedSource>;

/** `unconfirmed` is on hold, requested or on a wait list; `unstated` is absent. */
export const StatedStatus = z.enum(['confirmed', 'unconfirmed', 'canceled', 'unstated']);
export type StatedStatus = z.infer<typeof StatedStatus>;

/** As written, never converted: wall time at the place (null for a day), IANA zone, IATA airport. */
export const StatedEnd = z.object({
  date: CalendarDate,
  time: z.nullable(ClockTime),
  zone: z.nullable(z.string()),
  airport: z.nullable(z.string()),
  place: z.nullable(z.string()),
});
export type StatedEnd = z.infer<typeof StatedEnd>;

/**
 * Absent values are null or empty. `totalCents` is in the smallest unit of `currency`; both null for an
 * unknown currency.
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
