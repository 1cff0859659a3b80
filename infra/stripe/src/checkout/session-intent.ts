import type Stripe from 'stripe';
import type { Context } from '../context.js';
import { createPaymentIntent } from '../resources/payment-intents.js';
import type { OpenCheckout } from './payment-result.js';

/** A session's payment intent comes to be at the first attempt to pay. */
export function ensureIntent(context: Context, { session, details }: OpenCheckout): Stripe.PaymentIntent {
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
