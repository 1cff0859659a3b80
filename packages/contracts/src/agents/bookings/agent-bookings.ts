import * as z from 'zod/mini';
import { Booking, BookingKind, CreateBooking, Currency, UpdateBooking } from '../../bookings/booking.js';
import {
  CalendarDate,
  Cents,
  defineShortText,
  freeText,
  Id,
  Instant,
  Version,
} from '../../core/primitives.js';

export const MOST_SUPPLIERS = 200;

/** In basis points: 1600 is 16 %. */
export const CommissionRate = z
  .int('Enter a percentage such as 10 or 12.5')
  .check(
    z.minimum(0, 'A commission cannot be negative'),
    z.maximum(10_000, 'A commission is at most 100 percent'),
  );

/** A supplier may pay under another number than that of the reservation. */
export const AgencyNumber = z.strictObject({
  role: z.enum(['payment', 'group'], 'Choose what the number is'),
  value: defineShortText('The number', 60),
});
export type AgencyNumber = z.infer<typeof AgencyNumber>;

/** `people` are ids of the trip's party. */
export const BookedRoom = z.strictObject({
  category: freeText('The room', 120),
  beds: freeText('The beds', 120),
  people: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(30)),
});
export type BookedRoom = z.infer<typeof BookedRoom>;

export const BookedBy = z.enum(['agent', 'client'], 'Choose who books it');
export type BookedBy = z.infer<typeof BookedBy>;

/** Amounts are in the smallest unit of the booking's currency. */
const workFields = {
  bookedBy: BookedBy,
  supplierId: z.nullable(Id),
  numbers: z.array(AgencyNumber).check(z.maxLength(8, 'At most 8 numbers')),
  rooms: z.array(BookedRoom).check(z.maxLength(10, 'At most 10 rooms')),
  taxCents: z.nullable(Cents),
  commissionableCents: z.nullable(Cents),
  /** Null for the supplier's. */
  rate: z.nullable(CommissionRate),
  /** The client reads it beside each payment. */
  howToPay: z.nullable(freeText('How to pay', 300)),
  /** The day on which the agent confirmed the number with the supplier. */
  numberCheckedOn: z.nullable(CalendarDate),
};

/** An agent's side of a booking: only the agent and the team read it. */
export const BookingWork = z.object({ ...workFields, version: Version });
export type BookingWork = z.infer<typeof BookingWork>;

export const NewBookingWork = z.strictObject(workFields);
export type NewBookingWork = z.infer<typeof NewBookingWork>;

/** Version 0 for a booking that has none yet. */
export const SaveBookingWork = z.strictObject({ ...workFields, version: Version });
export type SaveBookingWork = z.infer<typeof SaveBookingWork>;

/** The client says that it is paid; the agent has not confirmed it. */
export const ToldPayment = z.object({ paymentId: Id, byName: z.string(), at: Instant });
export type ToldPayment = z.infer<typeof ToldPayment>;

/** Names are null where the other booking is of a colleague's client. */
export const SameNumber = z.object({
  value: z.string(),
  tripId: z.nullable(Id),
  tripName: z.nullable(z.string()),
  clientName: z.nullable(z.string()),
});
export type SameNumber = z.infer<typeof SameNumber>;

/** `expectedCents` is the commission, null where amount or rate is unknown. */
export const AgentBooking = z.object({
  booking: Booking,
  work: z.nullable(BookingWork),
  expectedCents: z.nullable(z.int()),
  told: z.array(ToldPayment),
  sameNumbers: z.array(SameNumber),
});
export type AgentBooking = z.infer<typeof AgentBooking>;

const supplierFields = {
  name: defineShortText('The name of the supplier', 120),
  kinds: z.array(BookingKind).check(z.maxLength(12)),
  rate: z.nullable(CommissionRate),
  /** Days after travel. */
  paysAfterDays: z.nullable(z.int().check(z.minimum(0), z.maximum(730, 'Enter at most 730 days'))),
  hostCode: z.nullable(freeText('The code', 60)),
  /** The agent’s share of the commission in basis points; null for all of it. */
  agentShare: z.optional(z.nullable(CommissionRate)),
};

/** Everybody of the agency reads the list; each changes their own. */
export const BookingSupplier = z.object({ id: Id, ...supplierFields, isOwn: z.boolean(), version: Version });
export type BookingSupplier = z.infer<typeof BookingSupplier>;

/** `GET /api/v1/booking-suppliers`. */
export const BookingSupplierList = z.object({ suppliers: z.array(BookingSupplier) });
export type BookingSupplierList = z.infer<typeof BookingSupplierList>;

/** `PUT /api/v1/booking-suppliers/:supplierId`; version 0 adds it. Answers {@link BookingSupplier}. */
export const SaveBookingSupplier = z.strictObject({ ...supplierFields, version: Version });
export type SaveBookingSupplier = z.infer<typeof SaveBookingSupplier>;

/** Somebody of the trip's party; `legalName` as in the household's papers. */
export const BookingGuest = z.object({
  personId: z.string(),
  name: z.string(),
  legalName: z.nullable(z.string()),
});
export type BookingGuest = z.infer<typeof BookingGuest>;

/** `GET /api/v1/agent-trips/:tripId/bookings`, by start. */
export const AgentBookings = z.object({
  tripId: Id,
  tripName: z.string(),
  startDate: CalendarDate,
  endDate: CalendarDate,
  clientId: Id,
  clientName: z.string(),
  clientJoined: z.boolean(),
  canEdit: z.boolean(),
  seesMoney: z.boolean(),
  people: z.array(BookingGuest),
  bookings: z.array(AgentBooking),
  suppliers: z.array(BookingSupplier),
});
export type AgentBookings = z.infer<typeof AgentBookings>;

/** `POST /api/v1/agent-trips/:tripId/bookings`, idempotent by the booking's id. Answers {@link AgentBooking}. */
export const AddAgentBooking = z.strictObject({ booking: CreateBooking, work: NewBookingWork });
export type AddAgentBooking = z.infer<typeof AddAgentBooking>;

/** `PATCH /api/v1/agent-trips/:tripId/bookings/:bookingId`; EDIT_CONFLICT for an older version of either. */
export const ChangeAgentBooking = z.strictObject({
  booking: z.optional(UpdateBooking),
  work: z.optional(SaveBookingWork),
});
export type ChangeAgentBooking = z.infer<typeof ChangeAgentBooking>;

/**
 * hold: ends within a day, or ended (`at`); number: not confirmed with the supplier two weeks before travel; told:
 * the client says it is paid; payment: so late (`on`) that it is no window of the morning any more.
 */
export const BookingAlert = z.object({
  kind: z.enum(['hold', 'number', 'told', 'payment']),
  tripId: Id,
  tripName: z.string(),
  clientId: Id,
  clientName: z.string(),
  bookingId: Id,
  title: z.string(),
  paymentId: z.nullable(Id),
  cents: z.nullable(z.int()),
  currency: Currency,
  at: z.nullable(Instant),
  on: z.nullable(CalendarDate),
});
export type BookingAlert = z.infer<typeof BookingAlert>;

/** `GET /api/v1/booking-alerts`: what comes first is first; at most 100. */
export const BookingAlertList = z.object({ alerts: z.array(BookingAlert), total: z.int() });
export type BookingAlertList = z.infer<typeof BookingAlertList>;

/** US cents of bookings in dollars, over the trips ahead; `expectedCents` counts the last year's trips, too. */
export const ClientMoney = z.object({
  owesCents: z.int(),
  next: z.nullable(
    z.object({ tripId: Id, title: z.string(), cents: z.int(), dueOn: z.nullable(CalendarDate) }),
  ),
  expectedCents: z.int(),
  bookings: z.int(),
  /** Open fees of the agent’s own, which no supplier gets. */
  feesCents: z.optional(z.int()),
});
export type ClientMoney = z.infer<typeof ClientMoney>;

export const ClientPaymentState = z.enum(['open', 'told', 'confirmed']);
export type ClientPaymentState = z.infer<typeof ClientPaymentState>;

/** A payment as the client reads it: nothing of what the agent earns. */
export const ClientPayment = z.object({
  tripId: Id,
  bookingId: Id,
  paymentId: Id,
  title: z.string(),
  kind: z.enum(['deposit', 'part', 'final']),
  cents: z.int(),
  currency: Currency,
  dueOn: z.nullable(CalendarDate),
  paidOn: z.nullable(CalendarDate),
  howToPay: z.nullable(z.string()),
  state: ClientPaymentState,
});
export type ClientPayment = z.infer<typeof ClientPayment>;

/** `GET /api/v1/travel-agents/:clientId/payments`: open ones by date, then those that are paid; at most 200. */
export const ClientPaymentList = z.object({ payments: z.array(ClientPayment) });
export type ClientPaymentList = z.infer<typeof ClientPaymentList>;

/** Minutes after a confirmation in which it is taken back without a reason. */
export const PAYMENT_UNDO_MINUTES = 10;

/**
 * `POST /api/v1/agent-trips/:tripId/bookings/:bookingId/payments/:paymentId/reopening`: what was confirmed is open again.
 * Soon after the confirmation what the client said stands again; later it needs a `reason`, which the client’s history
 * keeps. Answers {@link AgentBooking}.
 */
export const ReopenPayment = z.strictObject({ reason: z.optional(freeText('The reason', 300)) });
export type ReopenPayment = z.infer<typeof ReopenPayment>;

/** `PUT /api/v1/travel-agents/:clientId/payments/:bookingId/:paymentId`. Answers {@link ClientPayment}. */
export const TellPayment = z.strictObject({ isPaid: z.boolean() });
export type TellPayment = z.infer<typeof TellPayment>;
