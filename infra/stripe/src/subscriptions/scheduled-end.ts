import type Stripe from 'stripe';

import { seconds, type Context } from '../context.js';
import { periodEndOf } from './renew-subscription.js';

export function cancelAtPeriodEnd(
  { now }: Context,
  held: Stripe.Subscription,
  ends: boolean,
): Stripe.Subscription {
  const details = held.cancellation_details;
  return {
    ...held,
    cancel_at: ends ? periodEndOf(held) : null,
    cancel_at_period_end: ends,
    canceled_at: ends ? (held.canceled_at ?? seconds(now)) : null,
    cancellation_details: details && { ...details, reason: ends ? 'cancellation_requested' : null },
  };
}
