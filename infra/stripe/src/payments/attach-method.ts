import type Stripe from 'stripe';
import type { Context } from '../context.js';
import { emit } from '../resources/events.js';

export function attachMethod(
  context: Context,
  method: Stripe.PaymentMethod,
  customer: string,
): Stripe.PaymentMethod {
  const attached = context.tx.put('payment_method', { ...method, customer });
  return emit(context, 'payment_method.attached', attached);
}
