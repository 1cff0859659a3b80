import type { Stripe } from 'stripe';
import type { MoneyBack } from './fetch-money-back.js';

export interface SessionFacts {
  sessionId: string;
  livemode: boolean;
  attemptId: string | null;
  userId: string | undefined;
  tripId: string | undefined;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'paid' | 'unpaid' | 'no_payment_required';
  lines: { priceId: string | undefined; quantity: number | null }[];
  /** Cents. */
  amount: number | null;
  currency: string | null;
  payment: PaymentFacts | null;
  buyerEmail: string | null;
}

export interface PaymentFacts extends MoneyBack {
  paymentIntent: string;
  failed: boolean;
  paidAt: Date | null;
  /** Cents, as its charge says. */
  refundedAmount: number;
  disputed: boolean;
}

export const SESSION_EXPANSIONS = ['line_items', 'payment_intent.latest_charge'];

const known = <T extends string>(value: string | null, among: readonly T[], what: string): T => {
  const found = among.find((each) => each === value);
  if (!found) throw new Error(`a session with the ${what} ${value}, which billing does not know`);
  return found;
};

function paymentFacts(intent: Stripe.PaymentIntent | string | null): PaymentFacts | null {
  if (intent === null) return null;
  if (typeof intent === 'string') throw new Error('a session was retrieved without its payment');
  const charge = intent.latest_charge;
  if (typeof charge === 'string') throw new Error('a session was retrieved without its charge');
  return {
    paymentIntent: intent.id,
    failed: intent.status === 'requires_payment_method' || intent.status === 'canceled',
    paidAt: charge?.paid ? new Date(charge.created * 1000) : null,
    refundedAmount: charge?.amount_refunded ?? 0,
    disputed: charge?.disputed ?? false,
    refunds: null,
    dispute: null,
  };
}

/** @throws Error when the session was retrieved without {@link SESSION_EXPANSIONS}, or has unknown values. */
export function readSessionFacts(session: Stripe.Checkout.Session): SessionFacts {
  if (!session.line_items) throw new Error('a session was retrieved without its line items');
  return {
    sessionId: session.id,
    livemode: session.livemode,
    attemptId: session.client_reference_id,
    userId: session.metadata?.['user_id'],
    tripId: session.metadata?.['trip_id'],
    status: known(session.status, ['open', 'complete', 'expired'], 'status'),
    paymentStatus: known(session.payment_status, ['paid', 'unpaid', 'no_payment_required'], 'payment status'),
    lines: session.line_items.data.map((line) => ({ priceId: line.price?.id, quantity: line.quantity })),
    amount: session.amount_total,
    currency: session.currency,
    payment: paymentFacts(session.payment_intent),
    buyerEmail: session.customer_details?.email ?? null,
  };
}
