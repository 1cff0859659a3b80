import { toSeconds, type Context } from '../context.js';
import { disputeAsCardHasIt } from '../disputes/dispute-course.js';
import { takePayment } from '../payments/take-payment.js';
import { makePaymentMethod } from '../resources/payment-methods.js';
import { completeSession, ensureCustomer } from './complete-session.js';
import { expireSession } from './expire-session.js';
import { payByDebit } from './pay-by-debit.js';
import { paySubscription } from './pay-subscription.js';
import type { PaymentAttempt } from './checkout-details.js';
import type { OpenCheckout, PaymentResult } from './payment-result.js';
import { ensureIntent } from './session-intent.js';
import { findChargingDecline } from './test-cards.js';

function payOnce(context: Context, open: OpenCheckout, attempt: PaymentAttempt): PaymentResult {
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

/** Tries to pay the session as it is now; one that is closed stays as it is, one that is unknown is undefined. */
export function paySession(context: Context, id: string, attempt: PaymentAttempt): PaymentResult | undefined {
  const found = openCheckout(context, id);
  if (!found || 'outcome' in found) return found;
  if (found.details.subscription) return paySubscription(context, found, found.details.subscription, attempt);
  return attempt.debit ? payByDebit(context, found, attempt) : payOnce(context, found, attempt);
}

function openCheckout(context: Context, id: string): OpenCheckout | PaymentResult | undefined {
  const session = context.tx.get('checkout.session', id);
  const details = context.tx.get('checkout_details', id);
  if (!session || !details) return undefined;
  if (session.status === 'complete') return { outcome: 'already-paid', session };
  if (session.status === 'expired') return { outcome: 'expired', session };
  if (session.expires_at <= toSeconds(context.now))
    return { outcome: 'expired', session: expireSession(context, session) };
  return { session, details };
}
