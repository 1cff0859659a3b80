import type { Plan } from '@landsea/contracts/billing';
import type { Stripe } from 'stripe';

/** The parameters of one session of Stripe's hosted page. */
export type SessionParams = Stripe.Checkout.SessionCreateParams;

/** Stripe accepts 30 minutes to 24 hours; an hour outlives a search for the card. */
export const SESSION_MINUTES = 60;

interface SessionOrder {
  attemptId: string;
  priceId: string;
  publicOrigin: string;
  expiresAt: Date;
}

export interface TripSessionOrder extends SessionOrder {
  /** Null for a preview. */
  userId: string | null;
  tripId: string;
  tripName: string;
  /** Cannot be changed on the hosted page, so only one that is confirmed; null leaves the field to the person. */
  email: string | null;
}

export interface PlanSessionOrder extends SessionOrder {
  userId: string;
  plan: Plan;
  /** At Stripe. */
  customerId: string;
  /** Null when the person has had their trial. */
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

/** One trip's unlock, by its owner or, for a preview, by somebody without an account. `metadata` comes back with every event. */
export function tripSessionParams(order: TripSessionOrder): SessionParams {
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

/** A plan, by the month. A trial that was begun without a card ends by itself, and costs nothing. */
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
