import type Stripe from 'stripe';

import { seconds, type Context } from '../context.js';
import { newInvoice } from '../invoices/new-invoice.js';
import { emit } from '../resources/events.js';
import { periodFrom } from './billing-period.js';
import { endSubscription } from './end-subscription.js';

/** A renewal's invoice is a draft for an hour, so that the shop can still add to it; then it is charged. */
const DRAFT_SECONDS = 60 * 60;

export const periodEndOf = ({ items, created }: Stripe.Subscription): number =>
  items.data[0]?.current_period_end ?? created;

/** The subscription with its items in the period that begins at `start`. */
export function inNewPeriod(held: Stripe.Subscription, start: number): Stripe.Subscription {
  const data = held.items.data.map((item) => {
    const period = periodFrom(
      start,
      held.billing_cycle_anchor,
      item.price.recurring ?? { interval: 'month', interval_count: 1 },
    );
    return { ...item, current_period_start: period.start, current_period_end: period.end };
  });
  return { ...held, items: { ...held.items, data } };
}

/** What happens when a period, or a trial, has run out. */
export function renewSubscription(context: Context, held: Stripe.Subscription): void {
  const end = periodEndOf(held);
  if (held.cancel_at_period_end) {
    endSubscription(context, held, 'cancellation_requested', held.cancellation_details ?? {});
  } else if (held.status === 'trialing' && !hasMethod(context, held)) {
    endTrialWithoutMethod(context, held, end);
  } else {
    beginPeriod(context, held, end);
  }
}

function endTrialWithoutMethod(context: Context, held: Stripe.Subscription, end: number): void {
  const wanted = held.trial_settings?.end_behavior.missing_payment_method;
  if (wanted === 'cancel') endSubscription(context, held, 'payment_failed');
  else if (wanted === 'pause') {
    const paused = context.tx.put('subscription', { ...held, status: 'paused' });
    emit(context, 'customer.subscription.paused', paused);
    emit(context, 'customer.subscription.updated', paused, held);
  } else beginPeriod(context, held, end);
}

function beginPeriod(context: Context, held: Stripe.Subscription, start: number): void {
  const { tx, now } = context;
  const previous = held.items.data[0]?.current_period_start ?? held.start_date;
  const status = held.status === 'trialing' ? 'active' : held.status;
  const begun = inNewPeriod({ ...held, status }, start);
  const charged = status === 'active' || status === 'past_due';
  const draft = tx.put('invoice', {
    ...newInvoice(context, begun, 'subscription_cycle', { start: previous, end: start }),
    auto_advance: charged,
    automatically_finalizes_at: charged ? seconds(now) + DRAFT_SECONDS : null,
  });
  const renewed = tx.put('subscription', { ...begun, latest_invoice: draft.id });
  emit(context, 'invoice.created', draft);
  emit(context, 'customer.subscription.updated', renewed, held);
}

function hasMethod({ tx }: Context, held: Stripe.Subscription): boolean {
  const customer = tx.get('customer', String(held.customer));
  return Boolean(held.default_payment_method ?? customer?.invoice_settings.default_payment_method);
}
