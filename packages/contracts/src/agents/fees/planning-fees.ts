import * as z from 'zod/mini';
import { CalendarDate, defineShortText, freeText, Id, Version } from '../../core/primitives.js';
import { PayLink } from './pay-link.js';

export const MOST_TRIP_FEES = 20;
/** Fees in an answer. */
export const MOST_FEES = 2_000;

const MOST_CENTS = 10_000_000;

/** told: the client says it is paid; waived: the agent expects it no more. */
export const FeeState = z.enum(['open', 'told', 'confirmed', 'waived']);
export type FeeState = z.infer<typeof FeeState>;

const feeFields = {
  name: defineShortText('The name of the fee', 80),
  cents: z
    .int('Enter an amount, such as 150.00')
    .check(z.minimum(1, 'Enter an amount, such as 150.00'), z.maximum(MOST_CENTS, 'Enter at most $100,000')),
  dueOn: z.nullable(CalendarDate),
  payLink: z.nullable(PayLink),
  /** For the client. */
  note: freeText('The note', 300),
};

/** US cents that a client pays to the agent, never to a supplier. */
export const PlanningFee = z.object({
  id: Id,
  name: z.string(),
  cents: z.int(),
  dueOn: z.nullable(CalendarDate),
  payLink: z.nullable(z.string()),
  note: z.string(),
  state: FeeState,
  /** Name of who said that it is paid. */
  toldBy: z.nullable(z.string()),
  receivedOn: z.nullable(CalendarDate),
  waivedReason: z.nullable(z.string()),
  version: Version,
});
export type PlanningFee = z.infer<typeof PlanningFee>;

/** `GET /api/v1/agent-trips/:tripId/fees`, by due date; `lastPayLink` is proposed for a new fee: what the client’s agent set with their brand, else their newest. */
export const TripFees = z.object({ fees: z.array(PlanningFee), lastPayLink: z.nullable(z.string()) });
export type TripFees = z.infer<typeof TripFees>;

/** `PUT /api/v1/agent-trips/:tripId/fees/:feeId`; version 0 adds it. Answers {@link PlanningFee}. */
export const SavePlanningFee = z.strictObject({ ...feeFields, version: Version });
export type SavePlanningFee = z.infer<typeof SavePlanningFee>;

/**
 * `PUT /api/v1/agent-trips/:tripId/fees/:feeId/state`: confirmed needs `receivedOn`, waived `reason`; open takes one step
 * back, after which what the client told stands again. Answers {@link PlanningFee}.
 */
export const MarkPlanningFee = z.strictObject({
  state: z.enum(['open', 'confirmed', 'waived'], 'Choose open, confirmed or waived'),
  receivedOn: z.optional(CalendarDate),
  reason: z.optional(freeText('The reason', 300)),
  version: Version,
});
export type MarkPlanningFee = z.infer<typeof MarkPlanningFee>;

/** A fee with whose it is; trip and name are null once the trip is gone. */
export const ListedFee = z.object({
  ...PlanningFee.shape,
  clientId: Id,
  clientName: z.string(),
  tripId: z.nullable(Id),
  tripName: z.nullable(z.string()),
});
export type ListedFee = z.infer<typeof ListedFee>;

/** `GET /api/v1/planning-fees?year=`: received in this year, and all that are open. */
export const PlanningFeeList = z.object({ fees: z.array(ListedFee), isCut: z.boolean() });
export type PlanningFeeList = z.infer<typeof PlanningFeeList>;

/** `GET /api/v1/planning-fee-alerts`: overdue, or told by the client; at most 100. */
export const FeeAlertList = z.object({ alerts: z.array(ListedFee), total: z.int() });
export type FeeAlertList = z.infer<typeof FeeAlertList>;

/** A fee as the client reads it: nothing of why the agent waived it. */
export const ClientFee = z.object({
  id: Id,
  tripId: Id,
  name: z.string(),
  cents: z.int(),
  dueOn: z.nullable(CalendarDate),
  payLink: z.nullable(z.string()),
  note: z.string(),
  state: FeeState,
  receivedOn: z.nullable(CalendarDate),
});
export type ClientFee = z.infer<typeof ClientFee>;

/** `GET /api/v1/travel-agents/:clientId/fees`: open ones by date, then the others; at most 200. */
export const ClientFeeList = z.object({ fees: z.array(ClientFee) });
export type ClientFeeList = z.infer<typeof ClientFeeList>;

/** `PUT /api/v1/travel-agents/:clientId/fees/:feeId`. Answers {@link ClientFee}. */
export const TellFee = z.strictObject({ isPaid: z.boolean() });
export type TellFee = z.infer<typeof TellFee>;
