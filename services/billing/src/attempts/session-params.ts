import type { Plan } from '@landsea/contracts/billing';
import type { Stripe } from 'stripe';

export type SessionParams = Stripe.Checkout.SessionCreateParams;

export const SESSION_MINUTES = 60;

interface SessionOrder {
  attemptId: string;
  priceId: string;
  publicOrigin: string;
  expiresAt: Date;
}

export interface TripSessionOrder extends SessionOrder {
  userId: string | null;
  tripId: string;
  tripName: string;
  /** The hosted page does not let it be edited, so only a verified address is passed. */
  email: string | null;
}

export interface PlanSessionOrder extends SessionOrder {
  userId: string;
  plan: Plan;
  customerId: string;
  trial: { days: number; card: 'required' | 'optional' } | null;
}

const LONGEST_NAME = 200;

const shortened = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;

const common = ({ attemptId, priceId, expiresAt }: SessionOrder) => ({
  line_items: [{ price: priceId, quantity: 1 }],
  client_reference_id: attemptId,
  expires_at: Math.floor(expiresAt.getTime() / 1000),
});

export function makeTripSessionParams(order: TripSessionOrder): SessionParams {
  const { attemptId, userId, tripId, tripName, email, publicOrigin } = order;
  const metadata = {
    attempt_id: attemptId,
    trip_id: tripId,
    ...(userId === null ? { preview_id: tripId } : { user_id: userId }),
  };
  const paid = `${publicOrigin}/payment-success?session_id={CHECKOUT_SESSION_ID}&trip_id=${tripId}`;
  return {
    ...common(order),
    mode: 'payment',
    ...(email !== null && { customer_email: email }),
    custom_text: { submit: { message: `This unlocks “${shortened(tripName)}”.` } },
    metadata,
    payment_intent_data: { metadata },
    success_url: userId === null ? `${paid}&preview=1` : paid,
    cancel_url:
      userId === null
        ? `${publicOrigin}/trip/${tripId}?preview=1`
        : `${publicOrigin}/payment-canceled?trip_id=${tripId}`,
  };
}

/** Amounts are by the month. A trial without a card ends by itself, without a charge. */
export function planSessionParams(order: PlanSessionOrder): SessionParams {
  const metadata = { attempt_id: order.attemptId, user_id: order.userId, plan: order.plan };
  const withoutCard = order.trial?.card === 'optional';
  return {
    ...common(order),
    mode: 'subscription',
    customer: order.customerId,
    metadata,
    payment_method_collection: withoutCard ? 'if_required' : 'always',
    subscription_data: {
      metadata,
      ...(order.trial && {
        trial_period_days: order.trial.days,
        trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
      }),
    },
    success_url: `${order.publicOrigin}/billing/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${order.publicOrigin}/payment-canceled`,
  };
}
