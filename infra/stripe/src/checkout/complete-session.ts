import type Stripe from 'stripe';
import type { Context } from '../context.js';
import { createCustomer } from '../resources/customers.js';
import { emit } from '../resources/events.js';
import { makeDetails } from './new-session.js';
import type { PaymentAttempt } from './checkout-details.js';
import type { OpenCheckout } from './payment-result.js';

type Result = Partial<
  Pick<Stripe.Checkout.Session, 'customer' | 'invoice' | 'payment_intent' | 'payment_status' | 'subscription'>
>;

export function completeSession(
  context: Context,
  { session }: OpenCheckout,
  attempt: PaymentAttempt,
  result: Result,
): Stripe.Checkout.Session {
  const complete = context.tx.put('checkout.session', {
    ...session,
    ...result,
    customer_details: makeDetails(attempt.email),
    status: 'complete',
    url: null,
  });
  return emit(context, 'checkout.session.completed', complete);
}

export function ensureCustomer(
  context: Context,
  { customer, customer_creation }: Stripe.Checkout.Session,
  email: string,
): string | null {
  if (customer_creation === 'always') return createCustomer(context, { email }).id;
  const held = context.tx.get('customer', typeof customer === 'string' ? customer : (customer?.id ?? ''));
  if (!held || held.email !== null) return held?.id ?? null;
  return emit(context, 'customer.updated', context.tx.put('customer', { ...held, email }), held).id;
}
