import type Stripe from 'stripe';
import { toSeconds, type Context } from '../context.js';
import { makeInvoice } from '../invoices/new-invoice.js';
import { emit } from '../resources/events.js';
import { computePeriod } from './billing-period.js';
import { endSubscription } from './end-subscription.js';

/** A renewal's invoice is a draft for an hour, so that the shop can still add to it; then it is charged. */
const DRAFT_SECONDS = 60 * 60;

export const getPeriodEnd = ({ items, created }: Stripe.Subscription): number =>
  items.data[0]?.current_period_end ?? created;

/** Runs when a period, or a trial, has run out. */
export function renewSubscription(context: Context, held: Stripe.Subscription): void {
  if (held.cancel_at_period_end) endSubscription(context, held, 'cancellation_requested');
  else if (endsWithTrial(context, held)) endSubscription(context, held, 'payment_failed');
  else beginPeriod(context, held, getPeriodEnd(held));
}

function endsWithTrial({ tx }: Context, held: Stripe.Subscription): boolean {
  const customer = tx.get('customer', String(held.customer));
  const method = held.default_payment_method ?? customer?.invoice_settings.default_payment_method;
  const wanted = held.trial_settings?.end_behavior.missing_payment_method;
  return held.status === 'trialing' && !method && wanted === 'cancel';
}

function beginPeriod(context: Context, held: Stripe.Subscription, start: number): void {
  const { tx, now } = context;
  const previous = held.items.data[0]?.current_period_start ?? held.start_date;
  const { end } = computePeriod(start, held.billing_cycle_anchor);
  const data = held.items.data.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: end,
  }));
  const status = held.status === 'trialing' ? 'active' : held.status;
  const begun: Stripe.Subscription = { ...held, items: { ...held.items, data }, status };
  const draft = tx.put('invoice', {
    ...makeInvoice(context, begun, 'subscription_cycle', { start: previous, end: start }),
    automatically_finalizes_at: toSeconds(now) + DRAFT_SECONDS,
  });
  const renewed = tx.put('subscription', { ...begun, latest_invoice: draft.id });
  emit(context, 'invoice.created', draft);
  emit(context, 'customer.subscription.updated', renewed, held);
}
