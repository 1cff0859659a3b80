import * as z from 'zod/mini';
import { CalendarDate, freeText, Id, Version } from '../../core/primitives.js';

/** Bookings of one answer. */
export const MOST_COMMISSIONS = 3_000;

/**
 * unknown: no amount or rate yet; ahead: travel is not over; waiting: the supplier’s days are not over; part: some
 * of it came; overdue and short: the days are over and nothing, or too little, came; over: more than expected;
 * reversed: what came was taken back; settled: the agent expects no more.
 */
export const CommissionState = z.enum([
  'unknown',
  'ahead',
  'waiting',
  'part',
  'overdue',
  'short',
  'paid',
  'over',
  'reversed',
  'settled',
]);
export type CommissionState = z.infer<typeof CommissionState>;

/**
 * US cents of a booking in dollars. `expectedCents` is the whole commission, `ownCents` the agent’s share of it;
 * both null where amount or rate is unknown. `receivedCents` counts the agent’s share only.
 */
export const Commission = z.object({
  tripId: Id,
  bookingId: Id,
  clientId: Id,
  clientName: z.string(),
  tripName: z.string(),
  title: z.string(),
  supplierId: z.nullable(Id),
  supplierName: z.nullable(z.string()),
  numbers: z.array(z.string()),
  startsOn: CalendarDate,
  endsOn: CalendarDate,
  isCanceled: z.boolean(),
  /** Basis points: 8000 is 80 %. */
  share: z.int(),
  expectedCents: z.nullable(z.int()),
  ownCents: z.nullable(z.int()),
  receivedCents: z.int(),
  dueOn: CalendarDate,
  state: CommissionState,
  askedOn: z.nullable(CalendarDate),
  settledNote: z.nullable(z.string()),
  /** 0 before anybody asked for it or settled it. */
  version: Version,
});
export type Commission = z.infer<typeof Commission>;

export const CommissionQuery = z.strictObject({
  year: z.string().check(z.regex(/^20\d\d$/, 'Choose a year, such as 2027')),
});
export type CommissionQuery = z.infer<typeof CommissionQuery>;

/** `GET /api/v1/commissions?year=`: by the last day of travel; those of other years that are overdue, too. */
export const CommissionList = z.object({ commissions: z.array(Commission), isCut: z.boolean() });
export type CommissionList = z.infer<typeof CommissionList>;

/** `PUT /api/v1/commissions/:tripId/:bookingId`; version 0 is the first. Answers {@link Commission}. */
export const MarkCommission = z.strictObject({
  askedOn: z.nullable(CalendarDate),
  settledNote: z.nullable(freeText('The reason', 300)),
  version: Version,
});
export type MarkCommission = z.infer<typeof MarkCommission>;
