import type Stripe from 'stripe';

import { seconds, type Context } from '../context.js';
import { emit } from '../resources/events.js';
import { invoiceNow } from './invoice-now.js';
import { inNewPeriod } from './renew-subscription.js';

/** Ends a trial at once: the first period begins now and is charged now. */
export function endTrialNow(context: Context, held: Stripe.Subscription): Stripe.Subscription {
  const start = seconds(context.now);
  const active: Stripe.Subscription = {
    ...held,
    billing_cycle_anchor: start,
    status: 'active',
    trial_end: start,
  };
  const begun = context.tx.put('subscription', inNewPeriod(active, start));
  emit(context, 'customer.subscription.updated', begun, held);
  return invoiceNow(context, begun, 'subscription_update');
}
