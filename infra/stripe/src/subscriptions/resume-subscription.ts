import type Stripe from 'stripe';

import { atClockOf } from '../clocks/at-clock-of.js';
import { seconds, type Context } from '../context.js';
import { StripeRefusal } from '../http/stripe-refusal.js';
import { emit } from '../resources/events.js';
import { inNewPeriod } from './renew-subscription.js';
import { invoiceNow } from './invoice-now.js';

/** Takes up a paused subscription: a new period begins now and is charged now. */
export function resumeSubscription(context: Context, held: Stripe.Subscription): Stripe.Subscription {
  if (held.status !== 'paused') {
    throw StripeRefusal.refused(`Only a paused subscription can be resumed; this one is ${held.status}.`);
  }
  const timed = atClockOf(context, held);
  const start = seconds(timed.now);
  const active: Stripe.Subscription = { ...held, billing_cycle_anchor: start, status: 'active' };
  const resumed = timed.tx.put('subscription', inNewPeriod(active, start));
  emit(timed, 'customer.subscription.resumed', resumed);
  emit(timed, 'customer.subscription.updated', resumed, held);
  return invoiceNow(timed, resumed, 'subscription_update');
}
