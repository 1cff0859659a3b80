import type Stripe from 'stripe';
import { withClock } from '../clocks/with-clock.js';
import { toSeconds, type Context } from '../context.js';
import { collectInvoice } from '../invoices/collect-invoice.js';
import { finalizeInvoice } from '../invoices/finalize-invoice.js';
import { makeInvoice } from '../invoices/new-invoice.js';
import { attachMethod } from '../payments/attach-method.js';
import { emit } from '../resources/events.js';
import { find } from '../resources/find.js';
import { makePaymentMethod } from '../resources/payment-methods.js';
import { makeSubscription, type SubscriptionOrder } from '../subscriptions/new-subscription.js';
import type { SubscriptionData, PaymentAttempt } from './checkout-details.js';
import { completeSession, ensureCustomer } from './complete-session.js';
import type { OpenCheckout, PaymentResult } from './payment-result.js';
import { findChargingDecline, findKeepingDecline } from './test-cards.js';

function startSubscription(
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

const DAY_SECONDS = 24 * 60 * 60;

/** Starts what a session of mode `subscription` is for; before it is paid there is no subscription. */
export function paySubscription(
  context: Context,
  open: OpenCheckout,
  data: SubscriptionData,
  attempt: PaymentAttempt,
): PaymentResult {
  const method = attempt.card ? makePaymentMethod(context, attempt) : undefined;
  const due = open.session.amount_total ?? 0;
  const decline =
    method && (due > 0 ? findChargingDecline(method) : findKeepingDecline(attempt.card?.number ?? ''));
  if (decline) return { outcome: 'declined', session: open.session, decline };
  const customer = find(context, 'customer', ensureCustomer(context, open.session, attempt.email) ?? '');
  if (method) attachMethod(context, method, customer.id);
  const timed = withClock(context, customer);
  const { trial_period_days: days } = data;
  const { subscription, invoice } = startSubscription(timed, {
    customer,
    items: open.details.line_items.map(itemOf),
    trialEnd: days === null ? null : toSeconds(timed.now) + days * DAY_SECONDS,
    method: method?.id ?? null,
    metadata: data.metadata,
    trialSettings: data.trial_settings,
  });
  const session = completeSession(context, open, attempt, {
    customer: customer.id,
    invoice: invoice.id,
    payment_status: due > 0 ? 'paid' : 'no_payment_required',
    subscription: subscription.id,
  });
  return { outcome: 'paid', session };
}

function itemOf({ price, quantity }: Stripe.LineItem): { price: Stripe.Price; quantity: number } {
  if (!price) throw new Error('A line of a subscription has no price.');
  return { price, quantity: quantity ?? 1 };
}
