import * as z from 'zod/mini';
import { OwnPayment } from './billing.js';
import { Id, Instant } from '../core/primitives.js';

/** pro: all own trips. agent: those and the trips of the agent's clients, and a client list without a limit. */
export const Plan = z.enum(['pro', 'agent']);
export type Plan = z.infer<typeof Plan>;

/** After a payment that failed a plan stays open for this long, so that a card can be changed in peace. */
export const PAST_DUE_DAYS = 7;

/** Stripe's own words. The first three may give access; unpaid waits for a card, the others are over. */
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

/** `POST /api/billing/subscription-checkout`; the answer is a `CheckoutSession`, the same one for an open checkout. */
export const CreateSubscriptionCheckout = z.strictObject({ plan: Plan });
export type CreateSubscriptionCheckout = z.infer<typeof CreateSubscriptionCheckout>;

/** `POST /api/billing/verify-subscription`, called by the page that a person comes back to. */
export const VerifySubscription = z.strictObject({
  sessionId: z.string().check(z.minLength(1), z.maxLength(255)),
});
export type VerifySubscription = z.infer<typeof VerifySubscription>;

/** `success` only when the plan gives access now. */
export const SubscriptionVerification = z.object({
  success: z.boolean(),
  message: z.string(),
  plan: Plan,
  /** Null unless a trial runs. */
  trialEndsAt: z.nullable(Instant),
});
export type SubscriptionVerification = z.infer<typeof SubscriptionVerification>;

/** `POST /api/billing/portal`: Stripe's page to change the card, cancel, resume and see invoices. It leads back to /billing. */
export const BillingPortal = z.object({ url: z.url() });
export type BillingPortal = z.infer<typeof BillingPortal>;

/** A person's latest subscription of a plan, over or not. */
export const OwnSubscription = z.object({
  plan: Plan,
  status: SubscriptionStatus,
  /** Cents a month. */
  amountCents: z.int(),
  currency: z.string(),
  trialEndsAt: z.nullable(Instant),
  /** When the time that is paid for, or the trial, ends. */
  periodEndsAt: z.nullable(Instant),
  /** Set when it was canceled: then it ends at this instant, or ended at it. */
  cancelsAt: z.nullable(Instant),
  /** Null when nothing will be charged. */
  nextCharge: z.nullable(z.object({ amountCents: z.int(), currency: z.string(), at: Instant })),
  /** When access ends unless a payment arrives; null while nothing threatens it, and when it has ended. */
  accessEndsAt: z.nullable(Instant),
  /** Whether it opens anything now. */
  givesAccess: z.boolean(),
  /** Whether a payment of it is in dispute and the bank has not decided; then it opens nothing. */
  disputed: z.boolean(),
});
export type OwnSubscription = z.infer<typeof OwnSubscription>;

/** A payment that waits because another trip is the active one. */
export const HeldPayment = z.object({
  entitlementId: Id,
  tripId: Id,
  /** Null for a trip that is not known any more. */
  tripName: z.nullable(z.string()),
  amountCents: z.int(),
  currency: z.string(),
  /** It is given back at this instant unless its place becomes free before. */
  refundsAt: Instant,
  /** The trip that has the place; null when it has just become free. */
  blocking: z.nullable(z.object({ tripId: Id, tripName: z.nullable(z.string()) })),
});
export type HeldPayment = z.infer<typeof HeldPayment>;

/** `POST /api/billing/held-payments/:entitlementId/refund`: the choice against waiting for the place. */
export const HeldRefund = z.object({
  entitlementId: Id,
  refund: z.object({ state: z.enum(['requested', 'done']), amountCents: z.int(), currency: z.string() }),
});
export type HeldRefund = z.infer<typeof HeldRefund>;

/** `GET /api/billing/overview`: everything that a person pays for. */
export const BillingOverview = z.object({
  subscriptions: z.array(OwnSubscription),
  /** The latest first. */
  trips: z.array(OwnPayment),
  held: z.array(HeldPayment),
  /** One trial a person, ever. */
  trialAvailable: z.boolean(),
  /** Whether there is a portal to send the person to. */
  hasPortal: z.boolean(),
});
export type BillingOverview = z.infer<typeof BillingOverview>;

/** A paper about money that moved. The pages are Stripe's. */
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

/** `GET /api/billing/documents`: invoices of plans and receipts of trips, the latest first. */
export const BillingDocuments = z.object({
  documents: z.array(BillingDocument),
  /** What there is and cannot be had now, because the payment provider does not answer. */
  missing: z.array(BillingDocument.shape.kind),
});
export type BillingDocuments = z.infer<typeof BillingDocuments>;

/** What billing publishes about a person's plan; trips keeps the one with the highest version for each person and plan. */
export const SubscriptionAccess = z.object({
  userId: Id,
  plan: Plan,
  /** Access ends at this instant unless billing publishes more before it; null: there is none now. */
  accessUntil: z.nullable(Instant),
  version: z.int(),
});
export type SubscriptionAccess = z.infer<typeof SubscriptionAccess>;
