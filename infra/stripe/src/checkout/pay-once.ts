import type Stripe from 'stripe';

import type { Context } from '../context.js';
import { takePayment } from '../payments/take-payment.js';
import { createPaymentIntent } from '../resources/payment-intents.js';
import { newPaymentMethod } from '../resources/payment-methods.js';
import { completeSession, customerFor } from './complete-session.js';
import type { OpenCheckout, PaymentAttempt, PaymentResult } from './payment-attempt.js';
import { chargingDecline } from './test-cards.js';

/** Pays a session of mode `payment`. */
export function payOnce(context: Context, open: OpenCheckout, attempt: PaymentAttempt): PaymentResult {
  const { tx } = context;
  const method = newPaymentMethod(context, attempt);
  const refused = chargingDecline(method) !== undefined;
  const customer = refused ? open.session.customer : customerFor(context, open.session, attempt.email);
  const intent = { ...intentOf(context, open), customer };
  if (!refused) tx.put('payment_method', method);
  const { decline, intent: tried } = takePayment(context, intent, method);
  if (decline) {
    const session = tx.put('checkout.session', { ...open.session, payment_intent: tried.id });
    return { outcome: 'declined', session, decline };
  }
  const result = { customer, payment_intent: tried.id, payment_status: 'paid' } as const;
  return { outcome: 'paid', session: completeSession(context, open, attempt, result) };
}

/** A session's payment intent comes to be at the first attempt to pay. */
function intentOf(context: Context, { session, details }: OpenCheckout): Stripe.PaymentIntent {
  const id = typeof session.payment_intent === 'string' ? session.payment_intent : '';
  return (
    context.tx.get('payment_intent', id) ??
    createPaymentIntent(context, {
      amount: session.amount_total ?? 0,
      currency: session.currency ?? 'usd',
      customer: session.customer,
      ...details.payment,
    })
  );
}
