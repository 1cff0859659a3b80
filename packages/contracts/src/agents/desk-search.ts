import * as z from 'zod/mini';
import { CalendarDate, Id, requireVisible } from '../core/primitives.js';

export const MOST_FOUND_BOOKINGS = 8;
export const SHORTEST_BOOKING_NUMBER = 3;

/** `GET /api/v1/booking-search`: letters and digits count, in any writing. */
export const BookingSearch = z.strictObject({
  number: z.string('Type a number').check(
    z.trim(),
    requireVisible('The number'),
    z.maxLength(60, 'A number has at most 60 characters'),
    z.refine(
      (number) => number.replace(/[^\p{L}\p{N}]/gu, '').length >= SHORTEST_BOOKING_NUMBER,
      `Type at least ${SHORTEST_BOOKING_NUMBER} letters or digits`,
    ),
  ),
});
export type BookingSearch = z.infer<typeof BookingSearch>;

export const FoundBooking = z.object({
  tripId: Id,
  tripName: z.string(),
  clientId: Id,
  clientName: z.string(),
  bookingId: Id,
  title: z.string(),
  number: z.string(),
  startsOn: z.nullable(CalendarDate),
});
export type FoundBooking = z.infer<typeof FoundBooking>;

/** At most 8; trips ahead come first, the next one at the top. */
export const FoundBookings = z.object({ bookings: z.array(FoundBooking) });
export type FoundBookings = z.infer<typeof FoundBookings>;
