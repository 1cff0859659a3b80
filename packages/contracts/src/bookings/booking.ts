import * as z from 'zod/mini';
import { ClockTime } from '../catalogue/places.js';
import { currencyCodes } from '../core/currencies.js';
import { CalendarDate, Cents, freeText, Id, Instant, shortText, Version } from '../core/primitives.js';

/** How many bookings a trip holds. */
export const MOST_BOOKINGS = 200;

export const bookingKinds = [
  'hotel',
  'tickets',
  'cruise',
  'flight',
  'car',
  'transfer',
  'train',
  'dining',
  'lane',
  'outing',
  'insurance',
  'other',
] as const;
export const BookingKind = z.enum(bookingKinds, 'Choose what is booked');
export type BookingKind = z.infer<typeof BookingKind>;

/** held: reserved until `heldUntil`; booked: certain; changed: the supplier changed it and nobody has looked yet; canceled: kept for its number and refund. */
export const bookingStatuses = ['held', 'booked', 'changed', 'canceled'] as const;
export const BookingStatus = z.enum(bookingStatuses, 'Choose held, booked, changed or canceled');
export type BookingStatus = z.infer<typeof BookingStatus>;

/** What a number is: `locator` is the airline's six letters, `flight` the flight's own number such as `DL 1187`. */
export const numberRoles = ['confirmation', 'locator', 'flight', 'ticket', 'order', 'policy'] as const;
export const NumberRole = z.enum(numberRoles, 'Choose what the number is');
export type NumberRole = z.infer<typeof NumberRole>;
export const BookingNumber = z.strictObject({ role: NumberRole, value: shortText('The number', 60) });
export type BookingNumber = z.infer<typeof BookingNumber>;

/** A person of the party by id, and the name as it stands on the booking where it differs. */
export const BookedPerson = z.strictObject({
  personId: z.string().check(z.minLength(1), z.maxLength(80)),
  legalName: z.optional(freeText('The name as booked', 120)),
});
export type BookedPerson = z.infer<typeof BookedPerson>;

/**
 * One end of a booking on the clocks of its own place: a calendar date, wall time there (null where the confirmation has none),
 * the IANA zone, and the airport (IATA) or the place in words.
 */
export const BookingEnd = z.strictObject({
  date: CalendarDate,
  time: z.nullable(ClockTime),
  zone: z.string().check(z.minLength(1), z.maxLength(60)),
  airport: z.optional(
    z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/, 'An airport has three letters, such as MCO'))),
  ),
  place: z.optional(z.nullable(freeText('The place', 160))),
});
export type BookingEnd = z.infer<typeof BookingEnd>;

/** One payment in cents of the booking's currency. Paid once `paidOn` has a date; else due on `dueOn` where that is known. */
export const BookingPayment = z.strictObject({
  id: Id,
  kind: z.enum(['deposit', 'part', 'final'], 'Choose deposit, part or final payment'),
  cents: Cents,
  dueOn: z.nullable(CalendarDate),
  paidOn: z.nullable(CalendarDate),
});
export type BookingPayment = z.infer<typeof BookingPayment>;

/** A stateroom of a cruise: its number, and who sleeps there (ids of the party). */
export const Stateroom = z.strictObject({
  number: shortText('The stateroom', 20),
  people: z.optional(z.array(z.string()).check(z.maxLength(30))),
});
export type Stateroom = z.infer<typeof Stateroom>;

export const Currency = z.enum(currencyCodes, 'Choose a currency');

export const bookingSources = ['typed', 'pasted', 'forwarded', 'agent'] as const;
export const BookingSource = z.enum(bookingSources);
export type BookingSource = z.infer<typeof BookingSource>;

const text = (what: string, max: number) => z.nullable(freeText(what, max));

const bookingFields = {
  kind: BookingKind,
  /** Who sells or runs it: the hotel, the airline, the ship's line. */
  supplier: text('The company', 120),
  /** What people call it: the hotel, `Delta 1187`, `Disney Wish`. */
  title: shortText('A name', 160),
  status: BookingStatus,
  heldUntil: z.nullable(Instant),
  numbers: z.array(BookingNumber).check(z.maxLength(12, 'At most 12 numbers')),
  people: z.nullable(
    z.array(BookedPerson).check(z.minLength(1, 'Choose at least one person'), z.maxLength(30)),
  ),
  start: BookingEnd,
  end: z.nullable(BookingEnd),
  staterooms: z.array(Stateroom).check(z.maxLength(10, 'At most 10 staterooms')),
  /** In words: `Breakfast, two checked bags`. */
  included: text('What is included', 500),
  note: text('The note', 1000),
  totalCents: z.nullable(Cents),
  currency: Currency,
  /** The total in US cents where the currency is another one, as the family says it. */
  dollarCents: z.nullable(Cents),
  payments: z.array(BookingPayment).check(z.maxLength(24, 'At most 24 payments')),
  /** What comes back of a canceled booking, in cents of its currency. */
  refundCents: z.nullable(Cents),
  cancelUntil: z.nullable(Instant),
  source: BookingSource,
};

/**
 * What a family or an agent has reserved, except what is an item of a day (a table, a Lightning Lane, an outing): that item is the
 * booking, and {@link bookingOfItem} shows it as one. `people` null is everybody. Money is null for readers who may not see it.
 */
export const Booking = z.object({
  id: Id,
  ...bookingFields,
  /** The item of a day that is this booking; the fields are then the item's and are changed there. */
  itemId: z.optional(z.nullable(Id)),
  bookedBy: z.optional(z.nullable(z.object({ userId: Id, name: z.string() }))),
  version: Version,
  updatedAt: Instant,
});
export type Booking = z.infer<typeof Booking>;

/** `GET /api/v1/trips/:tripId/bookings`, by start; also `bookings` of the days answer. */
export const TripBookings = z.object({ tripId: Id, bookings: z.array(Booking) });
export type TripBookings = z.infer<typeof TripBookings>;

const optionalFields = {
  supplier: z.optional(bookingFields.supplier),
  status: z.optional(bookingFields.status),
  heldUntil: z.optional(bookingFields.heldUntil),
  numbers: z.optional(bookingFields.numbers),
  people: z.optional(bookingFields.people),
  end: z.optional(bookingFields.end),
  staterooms: z.optional(bookingFields.staterooms),
  included: z.optional(bookingFields.included),
  note: z.optional(bookingFields.note),
  totalCents: z.optional(bookingFields.totalCents),
  currency: z.optional(bookingFields.currency),
  dollarCents: z.optional(bookingFields.dollarCents),
  payments: z.optional(bookingFields.payments),
  refundCents: z.optional(bookingFields.refundCents),
  cancelUntil: z.optional(bookingFields.cancelUntil),
};

/** `POST /api/v1/trips/:tripId/bookings`. The browser names the id, so that a retry adds one booking. Booked in dollars unless said otherwise. */
export const CreateBooking = z.strictObject({
  id: Id,
  kind: bookingFields.kind,
  title: bookingFields.title,
  start: bookingFields.start,
  ...optionalFields,
  source: z.optional(bookingFields.source),
});
export type CreateBooking = z.infer<typeof CreateBooking>;

/** `PATCH /api/v1/trips/:tripId/bookings/:bookingId`. An older `version` is answered with EDIT_CONFLICT. */
export const UpdateBooking = z.strictObject({
  version: Version,
  kind: z.optional(bookingFields.kind),
  title: z.optional(bookingFields.title),
  start: z.optional(bookingFields.start),
  ...optionalFields,
});
export type UpdateBooking = z.infer<typeof UpdateBooking>;

/** `POST /api/v1/trips/:tripId/bookings/changes`: all of a confirmation or none, as one step of undo. Answers {@link TripBookings}. */
export const ChangeBookings = z.strictObject({
  title: shortText('A name', 160),
  add: z.array(CreateBooking).check(z.maxLength(50, 'At most 50 bookings at once')),
  change: z.array(z.extend(UpdateBooking, { id: Id })).check(z.maxLength(50, 'At most 50 bookings at once')),
});
export type ChangeBookings = z.infer<typeof ChangeBookings>;
