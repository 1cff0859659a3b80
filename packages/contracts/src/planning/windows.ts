import * as z from 'zod/mini';
import { ClockTime } from '../catalogue/places.js';
import { CalendarDate, Id, Instant, Version } from '../core/primitives.js';
import { DayClock } from '../trip/day-clock.js';

/** `payment` is for readers of money; `cancellation` the last moment to cancel a table for free. */
export const windowKinds = [
  'dining',
  'multi-pass',
  'single-pass',
  'cruise-activities',
  'concierge',
  'cruise-check-in',
  'final-payment',
  'payment',
  'cancellation',
  'booking-cancellation',
] as const;
export const WindowKind = z.enum(windowKinds, 'Choose one of the kinds of windows');
export type WindowKind = z.infer<typeof WindowKind>;

const dueByDay: readonly WindowKind[] = ['final-payment', 'payment', 'booking-cancellation'];

/** Its `opensAt` is the begin of that day. */
export const isDueByDay = ({ kind }: { kind: WindowKind }): boolean => dueByDay.includes(kind);

export const BookingWindow = z.object({
  /** Stable while its trip keeps its shape, also when the dates move. */
  id: z.string(),
  kind: WindowKind,
  /** opens: can be booked from `opensAt` on; due: has to be done by then. */
  type: z.enum(['opens', 'due']),
  title: z.string(),
  rule: z.string(),
  warning: z.nullable(z.string()),
  opensAt: Instant,
  /** The instant after which nothing can be done. */
  closesAt: Instant,
  oftenFrom: z.nullable(Instant),
  phoneFrom: z.nullable(Instant),
  /** Inclusive; null for a due date. */
  covers: z.nullable(z.object({ from: CalendarDate, to: CalendarDate })),
  /** A short list shows only the first of a series. */
  series: z.nullable(z.string()),
  ownDate: z.nullable(CalendarDate),
  state: z.enum(['upcoming', 'open', 'passed']),
  /** A payment that is not due: nothing is booked that it is for, or it is made. */
  standing: z.optional(z.enum(['unbooked', 'paid'])),
  /** The booking that sets the date. */
  bookingId: z.optional(Id),
  /** Absent for the parks' clocks. */
  clock: z.optional(DayClock),
  asOf: CalendarDate,
  source: z.string(),
  verify: z.literal('Verify in the official app'),
});
export type BookingWindow = z.infer<typeof BookingWindow>;

/** `people` is a count; `freeCancelHours` null where unknown. */
export const BookedMeal = z.object({
  id: Id,
  place: z.string(),
  date: CalendarDate,
  time: ClockTime,
  people: z.int(),
  freeCancelHours: z.optional(z.nullable(z.int())),
  version: Version,
});
export type BookedMeal = z.infer<typeof BookedMeal>;

/**
 * `PUT /api/v1/trips/:tripId/final-payment`; null restores the rule. `seen` is the former date;
 * EDIT_CONFLICT.
 */
export const SetFinalPayment = z.strictObject({
  dueOn: z.nullable(CalendarDate),
  seen: z.nullable(CalendarDate),
});
export type SetFinalPayment = z.infer<typeof SetFinalPayment>;

/** `GET /api/v1/trips/:tripId/windows`, the earliest first. */
export const BookingWindows = z.object({ windows: z.array(BookingWindow), meals: z.array(BookedMeal) });
export type BookingWindows = z.infer<typeof BookingWindows>;
