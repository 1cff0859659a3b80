import type Stripe from 'stripe';

import { toSeconds, type Context } from '../context.js';
import { collectInvoice } from '../invoices/collect-invoice.js';
import { finalizeInvoice } from '../invoices/finalize-invoice.js';
import { makeInvoice } from '../invoices/new-invoice.js';
import { emit } from '../resources/events.js';
import { makeSubscription, type SubscriptionOrder } from './new-subscription.js';

export function startSubscription(
  context: Context,
  order: SubscriptionOrder,
): { subscription: Stripe.Subscription; invoice: Stripe.Invoice } {
  const { tx, now } = context;
  const fresh = makeSubscription(context, order);
  const start = toSeconds(now);
  const draft = tx.put('invoice', makeInvoice(context, fresh, 'subscription_create', { start, end: start }));
  const subscription = tx.put('subscription', { ...fresh, latest_invoice: draft.id });
  emit(context, 'customer.subscription.created', subscription);
  emit(context, 'invoice.created', draft);
  return { subscription, ...collectInvoice(context, finalizeInvoice(context, draft)) };
}
