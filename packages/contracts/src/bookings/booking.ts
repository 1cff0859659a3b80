import * as z from 'zod/mini';
import { ClockTime } from '../catalogue/places.js';
import { currencyCodes } from '../core/currencies.js';
import { CalendarDate, Cents, freeText, Id, Instant, defineShortText, Version } from '../core/primitives.js';

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

/** changed: changed by the supplier and not yet reviewed; canceled: kept for its number and refund. */
export const bookingStatuses = ['held', 'booked', 'changed', 'canceled'] as const;
export const BookingStatus = z.enum(bookingStatuses, 'Choose held, booked, changed or canceled');
export type BookingStatus = z.infer<typeof BookingStatus>;

/** `locator` is the airline's six letters, `flight` a number such as `DL 1187`. */
export const numberRoles = ['confirmation', 'locator', 'flight', 'ticket', 'order', 'policy'] as const;
export const NumberRole = z.enum(numberRoles, 'Choose what the number is');
export type NumberRole = z.infer<typeof NumberRole>;
export const BookingNumber = z.strictObject({ role: NumberRole, value: defineShortText('The number', 60) });
export type BookingNumber = z.infer<typeof BookingNumber>;

/** `name` is set where the booking spells it differently. */
export const BookedPerson = z.strictObject({
  personId: z.string().check(z.minLength(1), z.maxLength(80)),
  legalName: z.optional(freeText('The name as booked', 120)),
});
export type BookedPerson = z.infer<typeof BookedPerson>;

/** `time` is wall time at the place or null; `zone` an IANA zone; `airport` an IATA code. */
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

/** Cents of the booking's currency; paid once `paidOn` is set. */
export const BookingPayment = z.strictObject({
  id: Id,
  kind: z.enum(['deposit', 'part', 'final'], 'Choose deposit, part or final payment'),
  cents: Cents,
  dueOn: z.nullable(CalendarDate),
  paidOn: z.nullable(CalendarDate),
});
export type BookingPayment = z.infer<typeof BookingPayment>;

/** `people` are ids of the party. */
export const Stateroom = z.strictObject({
  number: defineShortText('The stateroom', 20),
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
  supplier: text('The company', 120),
  title: defineShortText('A name', 160),
  status: BookingStatus,
  heldUntil: z.nullable(Instant),
  numbers: z.array(BookingNumber).check(z.maxLength(12, 'At most 12 numbers')),
  people: z.nullable(
    z.array(BookedPerson).check(z.minLength(1, 'Choose at least one person'), z.maxLength(30)),
  ),
  start: BookingEnd,
  end: z.nullable(BookingEnd),
  staterooms: z.array(Stateroom).check(z.maxLength(10, 'At most 10 staterooms')),
  included: text('What is included', 500),
  note: text('The note', 1000),
  totalCents: z.nullable(Cents),
  currency: Currency,
  /** US cents for a total in another currency. */
  dollarCents: z.nullable(Cents),
  payments: z.array(BookingPayment).check(z.maxLength(24, 'At most 24 payments')),
  /** Cents of its currency. */
  refundCents: z.nullable(Cents),
  cancelUntil: z.nullable(Instant),
  source: BookingSource,
};

/**
 * Reserved items of a day are bookings too, see {@link toItemBooking}. `people` null is everybody; money is
 * null without access to it.
 */
export const Booking = z.object({
  id: Id,
  ...bookingFields,
  /** The fields are then those of this item and are changed there. */
  itemId: z.optional(z.nullable(Id)),
  bookedBy: z.optional(z.nullable(z.object({ userId: Id, name: z.string() }))),
  version: Version,
  updatedAt: Instant,
});
export type Booking = z.infer<typeof Booking>;

/** `GET /api/v1/trips/:tripId/bookings`, by start. */
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

/** `POST /api/v1/trips/:tripId/bookings`; the browser chooses the id, so that a retry adds one. */
export const CreateBooking = z.strictObject({
  id: Id,
  kind: bookingFields.kind,
  title: bookingFields.title,
  start: bookingFields.start,
  ...optionalFields,
  source: z.optional(bookingFields.source),
});
export type CreateBooking = z.infer<typeof CreateBooking>;

/** `PATCH /api/v1/trips/:tripId/bookings/:bookingId`; EDIT_CONFLICT for an older `version`. */
export const UpdateBooking = z.strictObject({
  version: Version,
  kind: z.optional(bookingFields.kind),
  title: z.optional(bookingFields.title),
  start: z.optional(bookingFields.start),
  ...optionalFields,
});
export type UpdateBooking = z.infer<typeof UpdateBooking>;

/** `POST /api/v1/trips/:tripId/bookings/changes`: all or none, one undo. Answers {@link TripBookings}. */
export const ChangeBookings = z.strictObject({
  title: defineShortText('A name', 160),
  add: z.array(CreateBooking).check(z.maxLength(50, 'At most 50 bookings at once')),
  change: z.array(z.extend(UpdateBooking, { id: Id })).check(z.maxLength(50, 'At most 50 bookings at once')),
});
export type ChangeBookings = z.infer<typeof ChangeBookings>;

/** The time of a check-in, of a check-out, or one `before` which to check out. */
export const TimeLimit = z.enum(['from', 'by', 'before']);
export type TimeLimit = z.infer<typeof TimeLimit>;
