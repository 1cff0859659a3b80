import * as z from 'zod/mini';
import { OwnPayment } from './billing.js';
import { Id, Instant } from '../core/primitives.js';

/** pro: all own trips. agent: those, clients' trips, and an unlimited client list. */
export const Plan = z.enum(['pro', 'agent']);
export type Plan = z.infer<typeof Plan>;

/** A failed payment keeps the plan open for this many days. */
export const PAST_DUE_DAYS = 7;

/** Stripe's values. The first three may give access; unpaid waits for a card, the others are over. */
export const SubscriptionStatus = z.enum([
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'incomplete_expired',
  'canceled',
]);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/**
 * `POST /api/billing/subscription-checkout`; answers a `CheckoutSession`, the same one for an open checkout.
 */
export const CreateSubscriptionCheckout = z.strictObject({ plan: Plan });
export type CreateSubscriptionCheckout = z.infer<typeof CreateSubscriptionCheckout>;

/** `POST /api/billing/verify-subscription`. */
export const VerifySubscription = z.strictObject({
  sessionId: z.string().check(z.minLength(1), z.maxLength(255)),
});
export type VerifySubscription = z.infer<typeof VerifySubscription>;

/** `success` only when the plan gives access now. */
export const SubscriptionVerification = z.object({
  success: z.boolean(),
  message: z.string(),
  plan: Plan,
  trialEndsAt: z.nullable(Instant),
});
export type SubscriptionVerification = z.infer<typeof SubscriptionVerification>;

/** `POST /api/billing/portal`: Stripe's page, which leads back to /billing. */
export const BillingPortal = z.object({ url: z.url() });
export type BillingPortal = z.infer<typeof BillingPortal>;

export const OwnSubscription = z.object({
  plan: Plan,
  status: SubscriptionStatus,
  /** Cents a month. */
  amountCents: z.int(),
  currency: z.string(),
  trialEndsAt: z.nullable(Instant),
  periodEndsAt: z.nullable(Instant),
  /** Set when it was canceled: its end. */
  cancelsAt: z.nullable(Instant),
  nextCharge: z.nullable(z.object({ amountCents: z.int(), currency: z.string(), at: Instant })),
  /** Null unless a missing payment threatens access. */
  accessEndsAt: z.nullable(Instant),
  givesAccess: z.boolean(),
  /** A subscription with a disputed payment gives no access. */
  disputed: z.boolean(),
});
export type OwnSubscription = z.infer<typeof OwnSubscription>;

export const HeldPayment = z.object({
  entitlementId: Id,
  tripId: Id,
  tripName: z.nullable(z.string()),
  amountCents: z.int(),
  currency: z.string(),
  /** Refunded at this instant unless its place becomes free. */
  refundsAt: Instant,
  /** Null when the place has just become free. */
  blocking: z.nullable(z.object({ tripId: Id, tripName: z.nullable(z.string()) })),
});
export type HeldPayment = z.infer<typeof HeldPayment>;

/** `POST /api/billing/held-payments/:entitlementId/refund`. */
export const HeldRefund = z.object({
  entitlementId: Id,
  refund: z.object({ state: z.enum(['requested', 'done']), amountCents: z.int(), currency: z.string() }),
});
export type HeldRefund = z.infer<typeof HeldRefund>;

/** `GET /api/billing/overview`. */
export const BillingOverview = z.object({
  subscriptions: z.array(OwnSubscription),
  trips: z.array(OwnPayment),
  held: z.array(HeldPayment),
  trialAvailable: z.boolean(),
  hasPortal: z.boolean(),
});
export type BillingOverview = z.infer<typeof BillingOverview>;

/** The pages are Stripe's. */
export const BillingDocument = z.object({
  id: z.string(),
  kind: z.enum(['invoice', 'receipt']),
  description: z.string(),
  amountCents: z.int(),
  currency: z.string(),
  issuedAt: Instant,
  url: z.url(),
  pdfUrl: z.nullable(z.url()),
});
export type BillingDocument = z.infer<typeof BillingDocument>;

/** `GET /api/billing/documents`, the latest first. */
export const BillingDocuments = z.object({
  documents: z.array(BillingDocument),
  /** Kinds that the payment provider does not answer for now. */
  missing: z.array(BillingDocument.shape.kind),
});
export type BillingDocuments = z.infer<typeof BillingDocuments>;

/** Trips keeps the highest version for each person and plan. */
export const SubscriptionAccess = z.object({
  userId: Id,
  plan: Plan,
  /** Null for no access now; billing may extend it before this instant. */
  accessUntil: z.nullable(Instant),
  version: z.int(),
});
export type SubscriptionAccess = z.infer<typeof SubscriptionAccess>;
