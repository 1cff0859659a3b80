import type Stripe from 'stripe';

import { seconds, type Context } from '../context.js';
import { collectInvoice } from '../invoices/collect-invoice.js';
import { finalizeInvoice } from '../invoices/finalize-invoice.js';
import { newInvoice } from '../invoices/new-invoice.js';
import { emit } from '../resources/events.js';

/** Charges the current period at once. Returns the subscription as that leaves it. */
export function invoiceNow(
  context: Context,
  held: Stripe.Subscription,
  reason: Stripe.Invoice.BillingReason,
): Stripe.Subscription {
  const { tx, now } = context;
  const at = seconds(now);
  const draft = tx.put('invoice', newInvoice(context, held, reason, { start: at, end: at }));
  tx.put('subscription', { ...held, latest_invoice: draft.id });
  emit(context, 'invoice.created', draft);
  collectInvoice(context, finalizeInvoice(context, draft));
  return tx.get('subscription', held.id) ?? held;
}
