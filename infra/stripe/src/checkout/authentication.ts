import type Stripe from 'stripe';

import type { Context } from '../context.js';
import { emit } from '../resources/events.js';
import { newPaymentMethod } from '../resources/payment-methods.js';
import type { PaymentAttempt } from './checkout-details.js';
import type { OpenCheckout, PaymentResult } from './payment-result.js';
import { intentOf } from './session-intent.js';
import type { Decline } from './test-cards.js';

const notAuthenticated: Decline = {
  code: 'payment_intent_authentication_failure',
  declineCode: 'authentication_required',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  field: 'number',
};

/** The bank wants to hear from the card's owner first: the attempt waits for their answer. */
export function askToAuthenticate(
  context: Context,
  open: OpenCheckout,
  attempt: PaymentAttempt,
): PaymentResult {
  const { tx } = context;
  tx.put('checkout_details', { ...open.details, authenticating: attempt });
  if (open.details.subscription) return { outcome: 'requires_action', session: open.session };
  const intent = tx.put('payment_intent', {
    ...intentOf(context, open),
    next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: null, url: open.session.url } },
    status: 'requires_action',
  });
  emit(context, 'payment_intent.requires_action', intent);
  const session = tx.put('checkout.session', { ...open.session, payment_intent: intent.id });
  return { outcome: 'requires_action', session };
}

/** The owner said no, or nothing: nothing is charged and the session stays open. */
export function failAuthentication(
  context: Context,
  { session, details }: OpenCheckout,
  attempt: PaymentAttempt,
): PaymentResult {
  const { tx } = context;
  tx.put('checkout_details', { ...details, authenticating: null });
  const held = tx.get('payment_intent', intentIdOf(session));
  if (held) {
    const error: Stripe.PaymentIntent.LastPaymentError = {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message: notAuthenticated.message,
      payment_method: newPaymentMethod(context, attempt),
    };
    const failed = tx.put('payment_intent', {
      ...held,
      last_payment_error: error,
      next_action: null,
      status: 'requires_payment_method',
    });
    emit(context, 'payment_intent.payment_failed', failed);
  }
  return { outcome: 'declined', session, decline: notAuthenticated };
}

const intentIdOf = ({ payment_intent: held }: Stripe.Checkout.Session): string =>
  typeof held === 'string' ? held : (held?.id ?? '');
