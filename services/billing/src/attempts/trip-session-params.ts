import type { Stripe } from 'stripe';

/** What billing asks of Stripe for one trip unlock. */
export type TripSessionParams = Stripe.Checkout.SessionCreateParams;

/** Stripe accepts 30 minutes to 24 hours; an hour outlives a search for the card. */
export const SESSION_MINUTES = 60;

export interface TripSessionOrder {
  attemptId: string;
  userId: string;
  tripId: string;
  priceId: string;
  publicOrigin: string;
  expiresAt: Date;
}

/** The parameters of the hosted page's session. The names behind `metadata` come back with every event. */
export function tripSessionParams(order: TripSessionOrder): TripSessionParams {
  const metadata = { attempt_id: order.attemptId, user_id: order.userId, trip_id: order.tripId };
  return {
    mode: 'payment',
    line_items: [{ price: order.priceId, quantity: 1 }],
    client_reference_id: order.attemptId,
    metadata,
    payment_intent_data: { metadata },
    expires_at: Math.floor(order.expiresAt.getTime() / 1000),
    success_url: `${order.publicOrigin}/payment-success?session_id={CHECKOUT_SESSION_ID}&trip_id=${order.tripId}`,
    cancel_url: `${order.publicOrigin}/trip/${order.tripId}/budget-center`,
  };
}
