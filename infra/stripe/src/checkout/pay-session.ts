import type Stripe from 'stripe';

import { seconds, type Context } from '../context.js';
import { newCharge } from '../resources/charges.js';
import { createCustomer } from '../resources/customers.js';
import { emit } from '../resources/events.js';
import { newPaymentIntent } from '../resources/payment-intents.js';
import { newPaymentMethod } from '../resources/payment-methods.js';
import type { Card } from './card-form.js';
import type { CheckoutDetails } from './checkout-details.js';
import { detailsOf } from './create-session.js';
import { expireSession } from './expire-session.js';
import { testCardOf, type Decline } from './test-cards.js';

export interface PaymentAttempt {
  email: string;
  card: Card;
  form: string | null;
}

export type PaymentResult =
  | { outcome: 'paid' | 'already-paid' | 'expired'; session: Stripe.Checkout.Session }
  | { outcome: 'declined'; session: Stripe.Checkout.Session; decline: Decline };

/** Tries to pay the session as it is now; one that is closed stays as it is, one that is unknown is undefined. */
export function paySession(context: Context, id: string, attempt: PaymentAttempt): PaymentResult | undefined {
  const session = context.tx.get('checkout.session', id);
  const details = context.tx.get('checkout_details', id);
  if (!session || !details) return undefined;
  if (session.status === 'complete') return { outcome: 'already-paid', session };
  if (session.status === 'expired') return { outcome: 'expired', session };
  if (session.expires_at <= seconds(context.now))
    return { outcome: 'expired', session: expireSession(context, session) };
  const decline = testCardOf(attempt.card.number)?.decline;
  return decline
    ? { outcome: 'declined', session: declineSession(context, session, details, attempt, decline), decline }
    : { outcome: 'paid', session: completeSession(context, session, details, attempt) };
}

function completeSession(
  context: Context,
  session: Stripe.Checkout.Session,
  details: CheckoutDetails,
  attempt: PaymentAttempt,
): Stripe.Checkout.Session {
  const { tx } = context;
  const customer =
    session.customer_creation === 'always'
      ? createCustomer(context, { email: attempt.email }).id
      : session.customer;
  const intent = { ...intentOf(context, session, details), customer };
  const method = tx.put('payment_method', newPaymentMethod(context, attempt));
  const charge = tx.put('charge', newCharge(context, { intent, method, attempt }));
  const paid = tx.put('payment_intent', {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: method.id,
    status: 'succeeded',
  });
  const complete = tx.put('checkout.session', {
    ...session,
    customer,
    customer_details: detailsOf(attempt.email, session.customer_details?.name),
    payment_intent: paid.id,
    payment_status: 'paid',
    status: 'complete',
    url: null,
  });
  tx.put('checkout_details', { ...details, paid_by_form: attempt.form });
  emit(context, 'charge.succeeded', charge);
  emit(context, 'payment_intent.succeeded', paid);
  return emit(context, 'checkout.session.completed', complete);
}

function declineSession(
  context: Context,
  session: Stripe.Checkout.Session,
  details: CheckoutDetails,
  attempt: PaymentAttempt,
  decline: Decline,
): Stripe.Checkout.Session {
  const { tx } = context;
  const intent = intentOf(context, session, details);
  const method = newPaymentMethod(context, attempt);
  const charge = tx.put('charge', newCharge(context, { intent, method, attempt, decline }));
  const failed = tx.put('payment_intent', {
    ...intent,
    last_payment_error: {
      type: 'card_error',
      code: decline.code,
      decline_code: decline.declineCode,
      message: decline.message,
      charge: charge.id,
      payment_method: method,
    },
    latest_charge: charge.id,
    status: 'requires_payment_method',
  });
  emit(context, 'charge.failed', charge);
  emit(context, 'payment_intent.payment_failed', failed);
  return tx.put('checkout.session', { ...session, payment_intent: failed.id });
}

/** A session's payment intent comes to be at the first attempt to pay. */
function intentOf(
  context: Context,
  session: Stripe.Checkout.Session,
  details: CheckoutDetails,
): Stripe.PaymentIntent {
  const id = typeof session.payment_intent === 'string' ? session.payment_intent : '';
  const held = context.tx.get('payment_intent', id);
  if (held) return held;
  const intent = context.tx.put('payment_intent', newPaymentIntent(context, session, details.payment));
  return emit(context, 'payment_intent.created', intent);
}
