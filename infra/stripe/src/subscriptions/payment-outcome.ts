import type Stripe from 'stripe';
import type { Context } from '../context.js';
import { emit } from '../resources/events.js';
import { endSubscription } from './end-subscription.js';

/** One that is past due is active again once its invoice is paid. */
export function followPayment(context: Context, id: string | undefined): void {
  const held = context.tx.get('subscription', id ?? '');
  if (held?.status === 'past_due') changeStatus(context, held, 'active');
}

/** The subscription is past due, or, when no attempt is left, ends. */
export function followFailedPayment(context: Context, id: string | undefined, isLast: boolean): void {
  const held = context.tx.get('subscription', id ?? '');
  if (!held || (held.status !== 'active' && held.status !== 'past_due')) return;
  if (isLast) endSubscription(context, held, 'payment_failed');
  else if (held.status === 'active') changeStatus(context, held, 'past_due');
}

function changeStatus(
  context: Context,
  held: Stripe.Subscription,
  status: Stripe.Subscription.Status,
): Stripe.Subscription {
  const changed = context.tx.put('subscription', { ...held, status });
  return emit(context, 'customer.subscription.updated', changed, held);
}
