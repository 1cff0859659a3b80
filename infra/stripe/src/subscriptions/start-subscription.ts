import type Stripe from 'stripe';

import { chargingDecline } from '../checkout/test-cards.js';
import { seconds, type Context } from '../context.js';
import { collectInvoice } from '../invoices/collect-invoice.js';
import { finalizeInvoice } from '../invoices/finalize-invoice.js';
import { newInvoice } from '../invoices/new-invoice.js';
import { emit } from '../resources/events.js';
import { newSubscription, type SubscriptionOrder } from './new-subscription.js';

/** Starts a subscription: its first invoice is made, finalized and, unless a trial comes first, charged. */
export function startSubscription(
  context: Context,
  order: SubscriptionOrder,
): { subscription: Stripe.Subscription; invoice: Stripe.Invoice } {
  const { tx, now } = context;
  const fresh = newSubscription(context, order);
  const start = seconds(now);
  const draft = tx.put('invoice', newInvoice(context, fresh, 'subscription_create', { start, end: start }));
  const status = draft.amount_due > 0 && !canPay(context, order) ? 'incomplete' : fresh.status;
  const started = tx.put('subscription', { ...fresh, latest_invoice: draft.id, status });
  emit(context, 'customer.subscription.created', started);
  emit(context, 'invoice.created', draft);
  const finalized = finalizeInvoice(context, draft);
  const invoice = finalized.status === 'open' ? collectInvoice(context, finalized) : finalized;
  return { subscription: tx.get('subscription', started.id) ?? started, invoice };
}

function canPay({ tx }: Context, { method, customer }: SubscriptionOrder): boolean {
  const kept = method ?? customer.invoice_settings.default_payment_method;
  const held = tx.get('payment_method', typeof kept === 'string' ? kept : (kept?.id ?? ''));
  return held !== undefined && chargingDecline(held) === undefined;
}
