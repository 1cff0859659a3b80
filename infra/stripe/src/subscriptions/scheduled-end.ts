import type Stripe from 'stripe';
import { toSeconds, type Context } from '../context.js';
import { getPeriodEnd } from './renew-subscription.js';

export function cancelAtPeriodEnd(
  { now }: Context,
  held: Stripe.Subscription,
  ends: boolean,
): Stripe.Subscription {
  const details = held.cancellation_details;
  return {
    ...held,
    cancel_at: ends ? getPeriodEnd(held) : null,
    cancel_at_period_end: ends,
    canceled_at: ends ? (held.canceled_at ?? toSeconds(now)) : null,
    cancellation_details: details && { ...details, reason: ends ? 'cancellation_requested' : null },
  };
}
