import * as z from 'zod/mini';
import { CalendarDate, Id } from './primitives.js';

/** `POST /api/create-trip-checkout`. Price, currency and addresses come from the service's configuration. */
export const CreateTripCheckout = z.strictObject({ tripId: Id });
export type CreateTripCheckout = z.infer<typeof CreateTripCheckout>;
export const CheckoutSession = z.object({ url: z.url() });
export type CheckoutSession = z.infer<typeof CheckoutSession>;

/** `POST /api/verify-payment`. */
export const VerifyPayment = z.strictObject({
  sessionId: z.string().check(z.minLength(1), z.maxLength(255)),
  tripId: Id,
});
export type VerifyPayment = z.infer<typeof VerifyPayment>;

/** `success` only when the trip is unlocked. processing: the bank has not answered; held: another trip is active. */
export const PaymentVerification = z.object({
  success: z.boolean(),
  message: z.string(),
  state: z.enum(['unlocked', 'processing', 'held', 'unpaid', 'refunded']),
});
export type PaymentVerification = z.infer<typeof PaymentVerification>;

const Price = z.object({ amountCents: z.int(), currency: z.literal('usd') });

/** `GET /api/billing/prices`, public: what is on sale, from configuration. Null when not offered. */
export const Prices = z.object({
  tripUnlock: z.nullable(Price),
  proMonthly: z.nullable(Price),
  agentMonthly: z.nullable(Price),
  trialDays: z.int(),
  agentPlan: z.enum(['available', 'coming-soon']),
});
export type Prices = z.infer<typeof Prices>;

/** `GET /internal/trips/:tripId` of trips: the one question that billing asks about a trip it does not know yet. */
export const TripFacts = z.object({
  tripId: Id,
  ownerId: Id,
  name: z.string(),
  startDate: CalendarDate,
  endDate: CalendarDate,
  archived: z.boolean(),
  deleted: z.boolean(),
  version: z.int(),
});
export type TripFacts = z.infer<typeof TripFacts>;
