import * as z from 'zod/mini';
import { CalendarDate, Id, Instant } from '../core/primitives.js';

/** `POST /api/create-trip-checkout`; price and currency come from the service's configuration. */
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

/**
 * `success` only when the trip is unlocked. processing: the bank has not answered; held: another trip is
 * active.
 */
export const PaymentVerification = z.object({
  success: z.boolean(),
  message: z.string(),
  state: z.enum(['unlocked', 'processing', 'held', 'unpaid', 'refunded']),
});
export type PaymentVerification = z.infer<typeof PaymentVerification>;

const Price = z.object({ amountCents: z.int(), currency: z.literal('usd') });

/** `GET /api/billing/prices`, public; null when not offered. */
export const Prices = z.object({
  tripUnlock: z.nullable(Price),
  proMonthly: z.nullable(Price),
  agentMonthly: z.nullable(Price),
  trialDays: z.int(),
  agentPlan: z.enum(['available', 'coming-soon']),
  /** Set where payments go to the emulator, so that no money moves. */
  emulated: z.optional(z.literal(true)),
});
export type Prices = z.infer<typeof Prices>;

/** Pages that tell search engines of prices are prerendered once for each version. */
export const hashSaleVersion = ({
  tripUnlock,
  proMonthly,
  agentMonthly,
  trialDays,
  agentPlan,
}: Prices): string => {
  const part = (name: string, price: z.infer<typeof Price> | null) =>
    price ? [`${name}${price.amountCents}`] : [];
  return [
    'sale',
    ...part('trip', tripUnlock),
    ...part('pro', proMonthly),
    ...part('agent', agentMonthly),
    `trial${trialDays}`,
    agentPlan,
  ].join('-');
};

/** `GET /internal/trips/:tripId` of trips. */
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

/** active: unlocks its trip. held: another trip is active. revoked: refunded. */
export const GrantState = z.enum(['active', 'held', 'archived', 'expired', 'revoked', 'suspended']);

/** `GET /api/billing/payments`, the latest first. */
export const OwnPayment = z.object({
  /** Null for a payment that never gave access. */
  entitlementId: z.nullable(Id),
  tripId: Id,
  tripName: z.nullable(z.string()),
  amountCents: z.int(),
  refundedCents: z.int(),
  currency: z.string(),
  paidAt: Instant,
  state: z.nullable(GrantState),
  accessEndsAt: z.nullable(Instant),
  /** failed: an operator handles it; elsewhere: we paid it another way. */
  refund: z.nullable(
    z.object({ state: z.enum(['requested', 'done', 'failed', 'elsewhere']), amountCents: z.int() }),
  ),
});
export type OwnPayment = z.infer<typeof OwnPayment>;
export const OwnPayments = z.object({ payments: z.array(OwnPayment) });
export type OwnPayments = z.infer<typeof OwnPayments>;

/** Trips keeps the highest version for each id. */
export const EntitlementState = z.object({
  entitlementId: Id,
  userId: Id,
  tripId: Id,
  state: GrantState,
  startsAt: Instant,
  version: z.int(),
});
export type EntitlementState = z.infer<typeof EntitlementState>;
