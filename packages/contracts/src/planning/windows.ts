import * as z from 'zod/mini';
import { ClockTime } from '../catalogue/places.js';
import { CalendarDate, Id, Instant, Version } from '../core/primitives.js';
import { DayClock } from '../trip/day-zones.js';

/**
 * What can open or fall due: `concierge` is the shoreside team, `payment` a due date of the budget (only for readers of
 * money), `cancellation` the last moment to cancel a table for free, `booking-cancellation` the same of a hotel or sailing.
 */
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

/** What is due by the end of a day: its `opensAt` is when that day begins, which is an hour for nobody. */
export const isDueByDay = ({ kind }: { kind: WindowKind }): boolean => dueByDay.includes(kind);

/** Something that opens, or falls due, at a known instant before a trip. */
export const BookingWindow = z.object({
  /** The same while its trip keeps its shape, also when the dates move. */
  id: z.string(),
  kind: WindowKind,
  /** opens: can be booked from `opensAt` on; due: has to be done by then, or on that day. */
  type: z.enum(['opens', 'due']),
  title: z.string(),
  /** Why this instant: the rule in words. */
  rule: z.string(),
  /** What to look out for, such as a payment that has to come first. */
  warning: z.nullable(z.string()),
  opensAt: Instant,
  /** From when on nothing can be done about it. */
  closesAt: Instant,
  /** When the site often lets people in already. */
  oftenFrom: z.nullable(Instant),
  /** When the phone line opens. */
  phoneFrom: z.nullable(Instant),
  /** The dates that open with it, both included; null for what falls due. */
  covers: z.nullable(z.object({ from: CalendarDate, to: CalendarDate })),
  /** Windows of one series open day after day, so that a short list shows the first one only. */
  series: z.nullable(z.string()),
  /** The date that a person entered in place of the rule's. */
  ownDate: z.nullable(CalendarDate),
  state: z.enum(['upcoming', 'open', 'passed']),
  /** The clocks of the place that the window goes by, where these are not the parks'. */
  clock: z.optional(DayClock),
  /** The day the rule was last checked against its source. */
  asOf: CalendarDate,
  source: z.string(),
  verify: z.literal('Verify in the official app'),
});
export type BookingWindow = z.infer<typeof BookingWindow>;

/**
 * A table that is booked, made of a dining item (see `DayItem`); its cancellation limit follows from it. `people` is how many
 * come, `freeCancelHours` how long before it can be canceled for free where that is known.
 */
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
 * `PUT /api/v1/trips/:tripId/final-payment`: the date on the booking; null goes back to the rule. `seen` is the date that
 * stood there; another one now is answered with EDIT_CONFLICT.
 */
export const SetFinalPayment = z.strictObject({
  dueOn: z.nullable(CalendarDate),
  seen: z.nullable(CalendarDate),
});
export type SetFinalPayment = z.infer<typeof SetFinalPayment>;

/** `GET /api/v1/trips/:tripId/windows`, the earliest first; also the answer of what changes them. */
export const BookingWindows = z.object({ windows: z.array(BookingWindow), meals: z.array(BookedMeal) });
export type BookingWindows = z.infer<typeof BookingWindows>;
