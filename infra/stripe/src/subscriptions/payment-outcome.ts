import type Stripe from 'stripe';

import type { Context } from '../context.js';
import type { Dunning } from '../invoices/dunning.js';
import { emit } from '../resources/events.js';
import { endSubscription } from './end-subscription.js';

const owing: Stripe.Subscription.Status[] = ['incomplete', 'past_due', 'unpaid'];

/** An owing subscription is active again once its invoice is paid. */
export function afterPayment(context: Context, id: string | undefined): void {
  const held = context.tx.get('subscription', id ?? '');
  if (held && owing.includes(held.status)) changeStatus(context, held, 'active');
}

/** The subscription is past due, or, when `end` says that no attempt is left, ends so. */
export function afterFailedPayment(
  context: Context,
  id: string | undefined,
  end: Dunning['then'] | undefined,
): void {
  const held = context.tx.get('subscription', id ?? '');
  if (!held || (held.status !== 'active' && held.status !== 'past_due')) return;
  if (end === 'cancel') endSubscription(context, held, 'payment_failed');
  else if (end === 'unpaid') changeStatus(context, held, 'unpaid');
  else if (held.status === 'active') changeStatus(context, held, 'past_due');
}

function changeStatus(
  context: Context,
  held: Stripe.Subscription,
  status: Stripe.Subscription.Status,
): Stripe.Subscription {
  return emit(
    context,
    'customer.subscription.updated',
    context.tx.put('subscription', { ...held, status }),
    held,
  );
}
