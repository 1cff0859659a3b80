import type { Context } from '../context.js';
import { disputeAsCardHasIt } from '../disputes/dispute-course.js';
import { takePayment } from '../payments/take-payment.js';
import { makePaymentMethod } from '../resources/payment-methods.js';
import { completeSession, ensureCustomer } from './complete-session.js';
import type { PaymentAttempt } from './checkout-details.js';
import type { OpenCheckout, PaymentResult } from './payment-result.js';
import { ensureIntent } from './session-intent.js';
import { findChargingDecline } from './test-cards.js';

export function payOnce(context: Context, open: OpenCheckout, attempt: PaymentAttempt): PaymentResult {
  const { tx } = context;
  const method = makePaymentMethod(context, attempt);
  const refused = findChargingDecline(method) !== undefined;
  const customer = refused ? open.session.customer : ensureCustomer(context, open.session, attempt.email);
  const intent = { ...ensureIntent(context, open), customer };
  if (!refused) tx.put('payment_method', method);
  const { charge, decline, intent: tried } = takePayment(context, intent, method);
  if (decline) {
    const session = tx.put('checkout.session', { ...open.session, payment_intent: tried.id });
    return { outcome: 'declined', session, decline };
  }
  const result = { customer, payment_intent: tried.id, payment_status: 'paid' } as const;
  const session = completeSession(context, open, attempt, result);
  disputeAsCardHasIt(context, charge);
  return { outcome: 'paid', session };
}
