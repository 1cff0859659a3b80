import type Stripe from 'stripe';
import { toSeconds, type Context } from '../context.js';
import { makeCharge } from '../resources/charges.js';
import { emit } from '../resources/events.js';
import { makeId } from '../store/new-id.js';
import { completeSession, ensureCustomer } from './complete-session.js';
import type { PaymentAttempt } from './checkout-details.js';
import type { OpenCheckout, PaymentResult } from './payment-result.js';
import { ensureIntent } from './session-intent.js';

/** The one test bank account, which debits are taken from. */
function makeBankAccount(context: Context, email: string): Stripe.PaymentMethod {
  return {
    id: makeId('pm_'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email, name: null, phone: null, tax_id: null },
    created: toSeconds(context.now),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'us_bank_account',
    us_bank_account: {
      account_holder_type: 'individual',
      account_type: 'checking',
      bank_name: 'TEST BANK',
      financial_connections_account: null,
      fingerprint: null,
      last4: '6789',
      networks: { preferred: 'ach', supported: ['ach'] },
      routing_number: '110000000',
      status_details: {},
    },
  };
}

/** A bank debit: the session is complete at once, and the money comes, or does not, days later. */
export function payByDebit(context: Context, open: OpenCheckout, attempt: PaymentAttempt): PaymentResult {
  const { tx } = context;
  const customer = ensureCustomer(context, open.session, attempt.email);
  const method = tx.put('payment_method', makeBankAccount(context, attempt.email));
  const intent = { ...ensureIntent(context, open), customer };
  const charge = tx.put('charge', {
    ...makeCharge(context, { intent, method, decline: undefined }),
    amount_captured: 0,
    captured: false,
    paid: false,
    status: 'pending',
  });
  const processing = tx.put('payment_intent', {
    ...intent,
    latest_charge: charge.id,
    payment_method: method.id,
    payment_method_types: ['us_bank_account'],
    status: 'processing',
  });
  emit(context, 'charge.pending', charge);
  emit(context, 'payment_intent.processing', processing);
  const result = { customer, payment_intent: processing.id, payment_status: 'unpaid' } as const;
  return { outcome: 'processing', session: completeSession(context, open, attempt, result) };
}

/** The debit's end: the money came, or the bank sent it back. */
export function settleDebit(
  context: Context,
  session: Stripe.Checkout.Session,
  processing: Stripe.PaymentIntent,
  outcome: 'succeeded' | 'failed',
): Stripe.Checkout.Session {
  const { tx } = context;
  const charge = tx.get('charge', String(processing.latest_charge));
  if (!charge) throw new Error(`The debit ${processing.id} has no charge.`);
  if (outcome === 'failed') {
    const message = 'The customer’s bank account has insufficient funds to cover this payment.';
    emit(
      context,
      'charge.failed',
      tx.put('charge', {
        ...charge,
        failure_code: 'insufficient_funds',
        failure_message: message,
        receipt_url: null,
        status: 'failed',
      }),
    );
    const failed = tx.put('payment_intent', {
      ...processing,
      last_payment_error: { type: 'card_error', code: 'insufficient_funds', message },
      status: 'requires_payment_method',
    });
    emit(context, 'payment_intent.payment_failed', failed);
    return emit(context, 'checkout.session.async_payment_failed', session);
  }
  const taken = tx.put('charge', {
    ...charge,
    amount_captured: charge.amount,
    captured: true,
    paid: true,
    status: 'succeeded',
  });
  emit(context, 'charge.succeeded', taken);
  const paid = tx.put('payment_intent', {
    ...processing,
    amount_received: processing.amount,
    status: 'succeeded',
  });
  emit(context, 'payment_intent.succeeded', paid);
  const settled = tx.put('checkout.session', { ...session, payment_status: 'paid' });
  return emit(context, 'checkout.session.async_payment_succeeded', settled);
}
