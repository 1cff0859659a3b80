import type Stripe from 'stripe';

import { atClockOf } from '../clocks/at-clock-of.js';
import type { Context } from '../context.js';
import { takePayment } from '../payments/take-payment.js';
import { attachMethod } from '../payments/attach-method.js';
import { find } from '../resources/find.js';
import { createPaymentIntent } from '../resources/payment-intents.js';
import { newPaymentMethod } from '../resources/payment-methods.js';
import { startSubscription } from '../subscriptions/start-subscription.js';
import { trialEndOf } from '../subscriptions/trial-end.js';
import type { SubscriptionData, PaymentAttempt } from './checkout-details.js';
import { completeSession, customerFor } from './complete-session.js';
import type { OpenCheckout, PaymentResult } from './payment-result.js';
import { chargingDecline, keepingDecline, type Decline } from './test-cards.js';

/** Starts what a session of mode `subscription` is for; before it is paid there is no subscription. */
export function paySubscription(
  context: Context,
  open: OpenCheckout,
  data: SubscriptionData,
  attempt: PaymentAttempt,
): PaymentResult {
  const method = attempt.card ? newPaymentMethod(context, attempt) : undefined;
  const due = open.session.amount_total ?? 0;
  const decline = method && (due > 0 ? chargingDecline(method) : keepingDecline(attempt.card?.number ?? ''));
  if (decline) return refused(context, open, method, decline);
  const customer = find(context, 'customer', customerFor(context, open.session, attempt.email) ?? '');
  if (method) attachMethod(context, method, customer.id);
  const timed = atClockOf(context, customer);
  const { subscription, invoice } = startSubscription(timed, {
    customer,
    items: open.details.line_items.map(itemOf),
    trialEnd: trialEndOf(timed, data),
    method: method?.id ?? null,
    metadata: data.metadata,
    description: data.description,
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

/** A refused charge stays on record; it belongs to no invoice, because there is none yet. */
function refused(
  context: Context,
  { session }: OpenCheckout,
  method: Stripe.PaymentMethod,
  decline: Decline,
): PaymentResult {
  const { amount_total: amount, currency, customer } = session;
  if (amount && currency) {
    const about = { description: 'Subscription creation', metadata: {}, receipt_email: null };
    takePayment(context, createPaymentIntent(context, { amount, currency, customer, ...about }), method);
  }
  return { outcome: 'declined', session, decline };
}

function itemOf({ price, quantity }: Stripe.LineItem): { price: Stripe.Price; quantity: number } {
  if (!price) throw new Error('A line of a subscription has no price.');
  return { price, quantity: quantity ?? 1 };
}
