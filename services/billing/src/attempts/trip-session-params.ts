import type { Stripe } from 'stripe';

/** What billing asks of Stripe for one trip unlock, by its owner or, for a preview, by somebody without an account. */
export type TripSessionParams = Stripe.Checkout.SessionCreateParams;

/** Stripe accepts 30 minutes to 24 hours; an hour outlives a search for the card. */
export const SESSION_MINUTES = 60;

export interface TripSessionOrder {
  attemptId: string;
  /** Null for a preview. */
  userId: string | null;
  tripId: string;
  priceId: string;
  publicOrigin: string;
  expiresAt: Date;
}

/** The parameters of the hosted page's session. The names behind `metadata` come back with every event. */
export function tripSessionParams(order: TripSessionOrder): TripSessionParams {
  const { attemptId, userId, tripId, publicOrigin } = order;
  const metadata = {
    attempt_id: attemptId,
    trip_id: tripId,
    ...(userId === null ? { preview_id: tripId } : { user_id: userId }),
  };
  const paid = `${publicOrigin}/payment-success?session_id={CHECKOUT_SESSION_ID}&trip_id=${tripId}`;
  return {
    mode: 'payment',
    line_items: [{ price: order.priceId, quantity: 1 }],
    client_reference_id: attemptId,
    metadata,
    payment_intent_data: { metadata },
    expires_at: Math.floor(order.expiresAt.getTime() / 1000),
    success_url: userId === null ? `${paid}&preview=1` : paid,
    cancel_url: `${publicOrigin}/trip/${tripId}${userId === null ? '?preview=1' : '/budget-center'}`,
  };
}
